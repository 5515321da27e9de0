import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const paragraph = (text: string) => ({ style: 'paragraph' as const, spans: [{ text }] })

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'Of a promotion',
    props: {
      title: 'Questions about the weekend reload',
      questions: [
        {
          question: 'When do I get the bonus?',
          answer: [
            paragraph('At once, with the deposit.'),
            {
              style: 'paragraph',
              spans: [{ text: 'It stands in your ' }, { text: 'rewards', link: '/member?page=rewardCenter' }, { text: '.' }],
            },
          ],
        },
        { question: 'May I use it twice?', answer: [paragraph('Once each weekend.')] },
        {
          question: 'Which games count?',
          answer: [
            { style: 'bullet', spans: [{ text: 'Slots: all of a bet' }] },
            { style: 'bullet', spans: [{ text: 'Live casino: a tenth of a bet' }] },
          ],
        },
      ],
    },
  },
  longest: {
    title: 'Longest texts, without a heading',
    props: { questions: [{ question: 'Wohin '.repeat(40), answer: [paragraph('Weit '.repeat(200))] }] },
  },
  rtl: {
    title: 'Right to left',
    language: 'AR',
    props: { title: 'أسئلة', questions: [{ question: 'متى أحصل على المكافأة؟', answer: [paragraph('فورًا مع الإيداع.')] }] },
  },
}
