import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { text: 'No account?', label: 'Register now', to: '/register', look: 'line', replace: true } },
  signOut: { title: 'The way out of a session', props: { label: 'Sign out', look: 'line', replace: false } },
  start: {
    title: 'At the start of its row',
    props: { label: 'To the team', to: '/agentHome', look: 'line', replace: false, align: 'start' },
  },
  button: {
    title: 'A button that a page is mostly opened for',
    props: { label: 'Register account', to: '/agentHome?page=registerCenter', look: 'button', icon: 'user-plus', replace: false },
  },
  longest: {
    title: 'Longest text',
    props: {
      text: 'Noch kein Konto auf dieser Seite und auch auf keiner anderen? '.repeat(2),
      label: 'Jetzt gleich eines eröffnen',
      to: '/register',
      look: 'line',
      replace: false,
    },
  },
  rtl: {
    title: 'Right to left',
    props: { text: 'ليس لديك حساب؟', label: 'سجّل الآن', to: '/register', look: 'line', replace: true },
    language: 'AR',
  },
}
