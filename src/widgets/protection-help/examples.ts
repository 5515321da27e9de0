import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const links = [
  { label: 'Playing responsibly', to: '/help#responsible', icon: 'shield' },
  { label: 'A helpline', text: 'Free, day and night', href: 'tel:+180000000', icon: 'phone' },
  { label: 'Advice and self-tests', href: 'https://help.example/' },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Links inside and outside', props: { title: 'Where to find help', text: 'Talking about it helps.', links } },
  bare: { title: 'One link', props: { title: 'Where to find help', links: links.slice(0, 1) } },
  rtl: { title: 'Right to left', props: { title: 'أين تجد المساعدة', text: 'الحديث عن الأمر يساعد.', links }, language: 'AR' },
}
