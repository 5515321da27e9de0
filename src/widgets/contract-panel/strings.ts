export const strings = {
  open: 'See the contracts',
  close: 'Close',
  'wait.NEW': 'New contract: {{type}}',
  'wait.TERMINATE': 'Request to end: {{type}}',
  has: 'Yours now: {{types}}',
  nothing: 'No request waits for you.',
  'type.DIVIDEND': 'Dividend',
  'type.DAILY': 'Daily salary',
  'type.HOURLY': 'Hourly salary',
  'type.REALTIME': 'Real-time salary',
}
