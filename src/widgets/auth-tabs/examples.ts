import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const items = [
  { label: 'Log in', to: '/login' },
  { label: 'Register', to: '/register' },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Log in', props: { items, current: '/login' } },
  register: { title: 'Register', props: { items, current: '/register' } },
  alone: { title: 'One alone', props: { items: [{ label: 'Log in', to: '/login' }], current: '/login' } },
  longest: {
    title: 'Longest text',
    props: {
      items: [
        { label: 'In das bestehende Konto einloggen', to: '/login' },
        { label: 'Ein neues Konto eröffnen', to: '/register' },
      ],
      current: '/login',
    },
  },
  rtl: {
    title: 'Right to left',
    props: {
      items: [
        { label: 'تسجيل الدخول', to: '/login' },
        { label: 'إنشاء حساب', to: '/register' },
      ],
      current: '/login',
    },
    language: 'AR',
  },
}
