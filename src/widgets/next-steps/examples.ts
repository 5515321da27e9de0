import type { Examples } from '../../runtime/contract/widget.ts'
import type { MenuTree } from '../../schemas/nouns/menu.ts'
import type { contract } from './contract.ts'

const menu: MenuTree = [
  { key: 'deposit', label: 'First deposit', icon: 'wallet', to: '/member?page=depositv2' },
  { key: 'verify', label: 'Verify your account', icon: 'shield', to: '/member?page=securityCenter' },
  { key: 'games', label: 'Choose a game', icon: 'search', intent: { kind: 'open', popup: 'search' } as { kind: string } },
]
const props = { title: 'Welcome', text: 'Three steps, and you play.' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props, inputs: { menu } },
  one: { title: 'One step, and no sentence', props: { title: 'Welcome' }, inputs: { menu: menu.slice(1, 2) } },
  longest: {
    title: 'Longest texts',
    props: {
      title: 'Willkommen auf dieser Seite, auf der noch nichts gespielt und nichts eingezahlt wurde',
      text: 'Drei Schritte, und dann kann es auch schon losgehen. '.repeat(3),
    },
    inputs: { menu: menu.map((step) => ({ ...step, label: 'Das Konto mit einer Handynummer bestätigen, die es noch gibt' })) },
  },
  rtl: {
    title: 'Right to left',
    props: { title: 'أهلاً بك', text: 'ثلاث خطوات ثم تبدأ اللعب.' },
    inputs: { menu: menu.map((step, index) => ({ ...step, label: ['أول إيداع', 'توثيق الحساب', 'اختر لعبة'][index]! })) },
    language: 'AR',
  },
}
