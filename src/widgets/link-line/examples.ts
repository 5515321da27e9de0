import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: { text: 'No account?', label: 'Register now', to: '/register', replace: true } },
  signOut: { title: 'The way out of a session', props: { label: 'Sign out', replace: false } },
  start: { title: 'At the start of its row', props: { label: 'To the team', to: '/agentHome', replace: false, align: 'start' } },
  longest: {
    title: 'Longest text',
    props: {
      text: 'Noch kein Konto auf dieser Seite und auch auf keiner anderen? '.repeat(2),
      label: 'Jetzt gleich eines eröffnen',
      to: '/register',
      replace: false,
    },
  },
  rtl: { title: 'Right to left', props: { text: 'ليس لديك حساب؟', label: 'سجّل الآن', to: '/register', replace: true }, language: 'AR' },
}
