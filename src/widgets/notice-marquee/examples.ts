import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { speed: 40 }
const notices = [
  { key: '1', text: 'Scheduled maintenance: JDB games on Tuesday, 04:00 to 06:00.', important: true },
  { key: '2', text: 'New studio: Spearline joins the slots lobby today.' },
  { key: '3', text: 'Withdrawals by bank card now arrive within ten minutes.' },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three notices', props, inputs: { notices } },
  one: { title: 'A single short notice', props, inputs: { notices: [{ key: '1', text: 'Welcome' }] } },
  opens: { title: 'A notice that opens', props: { ...props, popup: 'announcement' }, inputs: { notices } },
  longest: {
    title: 'The longest notice',
    props,
    inputs: { notices: [{ key: '1', text: 'A very long notice that goes on and on about many things that will happen. '.repeat(8) }] },
  },
  rtl: {
    title: 'Right to left',
    props,
    inputs: {
      notices: [
        { key: '1', text: 'صيانة مجدولة: ألعاب JDB يوم الثلاثاء من 04:00 إلى 06:00.', important: true },
        { key: '2', text: 'استوديو جديد ينضم اليوم إلى قائمة السلوتس.' },
      ],
    },
    language: 'AR',
  },
}
