import type { Examples } from '../../runtime/contract/widget.ts'
import type { Feedback } from '../../schemas/nouns/service.ts'
import type { contract } from './contract.ts'

const feedback: Feedback = {
  about: 'feedback',
  characters: { least: 5, most: 140 },
  pictures: { count: 3, megabytes: 5 },
  call: { status: 'idle' },
  sent: [],
  draft: {},
}
const typed = { questionType: 'GAME', content: 'The fish in Koi Pond swim backwards.' }
const at = Date.parse('2027-01-10T12:00:00Z')

export const examples: Examples<typeof contract> = {
  usual: { title: 'Nothing typed', props: {}, inputs: { feedback } },
  complaint: {
    title: 'A complaint, begun before',
    props: {},
    inputs: { feedback: { ...feedback, about: 'complaint', draft: { ...typed, pictures: 'koi.png' } } },
  },
  sending: { title: 'On its way', props: {}, inputs: { feedback: { ...feedback, draft: typed, call: { status: 'sending' } } } },
  sent: {
    title: 'Sent',
    props: {},
    inputs: {
      feedback: {
        ...feedback,
        sent: [
          { key: '2', about: 'feedback', questionType: 'GAME', content: typed.content, at, reference: 'F12' },
          { key: '1', about: 'complaint', questionType: 'OTHER', content: 'It took too long.\nTwo days.', at },
        ],
      },
    },
  },
  refused: {
    title: 'Refused for its text',
    props: {},
    inputs: {
      feedback: {
        ...feedback,
        draft: typed,
        call: { status: 'refused', refusal: { text: { text: 'Write 5 to 140 characters' }, field: 'content' } },
      },
    },
  },
  off: {
    title: 'Refused for another reason',
    props: {},
    inputs: { feedback: { ...feedback, draft: typed, call: { status: 'refused', refusal: { text: { text: 't:error.refused' } } } } },
  },
  lost: { title: 'The answer was lost', props: {}, inputs: { feedback: { ...feedback, draft: typed, call: { status: 'unknown' } } } },
  rtl: { title: 'Right to left', props: {}, inputs: { feedback }, language: 'AR' },
}
