export const strings = {
  total: 'To be claimed',
  claim_all: 'Claim all',
  claim_chosen: 'Claim chosen',
  chosen_one: '{{n}} chosen',
  chosen_other: '{{n}} chosen',
  choose: 'Choose: {{title}}',
  bets: 'Valid bets:',
  rate: 'Rate:',
  'empty.title': 'No rebate yet',
  'empty.text': 'Your bets earn a rebate, which is shown here when it has been calculated.',
}
