import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Questions and answers',
  description: 'Questions that open their answers: what players ask most about a promotion or a game.',
  category: 'content',
  icon: 'circle-help',
  keywords: ['faq', 'accordion', 'help', 'answers', 'terms'],
  props: {
    title: { title: 'Title', description: 'Heading above the questions.' },
    questions: {
      title: 'Questions',
      description: 'The questions in their order. Each language may have a list of its own.',
      items: {
        question: { title: 'Question', description: 'The question, in one line.' },
        answer: { title: 'Answer', description: 'The answer: paragraphs, lists and links.' },
      },
    },
  },
  inputs: {},
  slots: {},
})
