import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Session clock',
  description:
    'Shows how long this session has lasted and its net result, and opens player protection; or the time in the zone of the gateway.',
  category: 'help',
  icon: 'hourglass',
  keywords: ['responsible gaming', 'time played', 'timer'],
  props: {
    result: { title: 'Net result', description: 'Shows the net result after the time, where the gateway gives it.' },
    caption: { title: 'Caption', description: 'Shows a word above the time that says what it is.' },
    popup: { title: 'Popup', description: 'Popup that a click opens.' },
  },
  inputs: {
    session: 'Start and net result of the session.',
    zone: 'Zone whose time is shown, with seconds, in place of the session.',
  },
  slots: {},
})
