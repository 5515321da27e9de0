import type { Examples } from '../../runtime/contract/widget.ts'
import type { AnalyticsChoice } from '../../schemas/nouns/analytics.ts'
import type { contract } from './contract.ts'

const asked: AnalyticsChoice = { providers: ['collector'], choice: 'open' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Not answered yet', props: {}, inputs: { analytics: asked } },
  allowed: { title: 'Allowed', props: {}, inputs: { analytics: { ...asked, choice: 'allowed' } } },
  refused: { title: 'Not allowed', props: {}, inputs: { analytics: { ...asked, choice: 'refused' } } },
  nobody: { title: 'Nobody counts', props: {}, inputs: { analytics: { providers: [], choice: 'open' } } },
  longest: {
    title: 'Many who count',
    props: {},
    inputs: { analytics: { ...asked, providers: Array.from({ length: 12 }, (_, index) => `collector-with-a-long-name-${index}`) } },
  },
  rtl: { title: 'Right to left', props: {}, inputs: { analytics: asked }, language: 'AR' },
}
