export const strings = {
  'logout-title': 'Sign out?',
  'logout-text': 'Your balance and bets stay as they are.',
}
