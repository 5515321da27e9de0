import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'Two',
    props: {
      title: 'Forgotten password',
      label: 'How',
      items: [
        { label: 'By phone', icon: 'phone' },
        { label: 'By email', icon: 'mail' },
      ],
    },
  },
  longest: {
    title: 'Longest text',
    props: {
      label: 'Wie',
      items: [{ label: 'Mit einem Code auf das Telefon' }, { label: 'Mit einer Nachricht an die Adresse' }, { label: 'Anders' }],
    },
  },
  rtl: {
    title: 'Right to left',
    props: {
      label: 'كيف',
      items: [
        { label: 'بالهاتف', icon: 'phone' },
        { label: 'بالبريد', icon: 'mail' },
      ],
    },
    language: 'AR',
  },
}
