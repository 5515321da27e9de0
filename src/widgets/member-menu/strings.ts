export const strings = {
  account: 'Account of {{name}}',
  unread: 'new',
  messages_one: 'One unread message',
  messages_other: '{{n}} unread messages',
  'logout-title': 'Sign out?',
  'logout-text': 'Running games are closed. Your balance and bets stay as they are.',
}
