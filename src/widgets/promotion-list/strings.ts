import { pagerStrings } from '../../runtime/ui/records/pager-words.ts'
import type { WidgetStrings } from '../../runtime/contract/widget.ts'

export const strings = {
  ...pagerStrings,
  types: 'Kinds of promotions',
  all: 'All',
  details: 'Details',
  new_tab: '(opens in a new tab)',
  details_of: 'Details: {{title}}',
  join: 'Join',
  joining: 'Joining',
  join_of: 'Join: {{title}}',
  claim: 'Claim',
  claiming: 'Claiming',
  claim_of: 'Claim: {{title}}',
  check: 'Check again',
  check_of: 'Check what became of it: {{title}}',
  comment: 'Comment (optional)',
  comment_of: 'Add a comment: {{title}}',
  comment_left: '{{used}} of {{most}} characters',
  until: 'Until {{end}}',
  since: 'Since {{start}}',
  period: '{{start}} – {{end}}',
  'type.ALL': 'General',
  'type.VIP': 'VIP',
  'empty.title': 'No promotions right now',
  'empty.text': 'New ones are shown here as soon as they start.',
} satisfies WidgetStrings
