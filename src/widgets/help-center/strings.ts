import type { WidgetStrings } from '../../runtime/contract/widget.ts'

export const strings = {
  topics: 'Topics',
  new_tab: '(opens in a new tab)',
  'empty.title': 'No help texts yet',
  'empty.text': 'Customer service answers in the meantime.',
} satisfies WidgetStrings
