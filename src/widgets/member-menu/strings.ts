export const strings = {
  account: 'Account of {{name}}',
  unread: 'new',
  'logout-title': 'Sign out?',
  'logout-text': 'Running games are closed. Your balance and bets stay as they are.',
}
