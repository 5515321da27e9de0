export const strings = {
  pill: 'Agent center',
  support: 'Agent support',
  weekdays: 'Monday to Friday',
  chat: 'Chat',
}
