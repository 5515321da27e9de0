import { pagerStrings } from '../../runtime/ui/pager-words.ts'

export const strings = {
  ...pagerStrings,
  claimable_one: '{{n}} to be claimed',
  claimable_other: '{{n}} to be claimed',
  which: 'Which rewards',
  all: 'All',
  until: 'Until {{moment}}',
  ended: 'Ended on {{moment}}',
  none: 'No rewards in this state',
  'type.REBATE': 'Rebate',
  'type.CASH_BACK': 'Cash back',
  'type.RED_ENVELOPE': 'Red envelope',
  'type.RESCUE_FUND': 'Rescue fund',
  'type.VIP': 'VIP',
  'type.REFERRAL': 'Invitation',
  'type.MISSION': 'Mission',
  'type.PROMOTION': 'Promotion',
  'empty.title': 'No rewards yet',
  'empty.text': 'Cash back, bonuses and gifts are shown here as soon as you may claim them.',
}
