export const strings = {
  online: 'Online',
  away: 'Away',
  start: 'Start chat',
  'start.with': 'Start chat: {{name}}',
  starting: 'Opening…',
  open: 'Open the chat',
  'open.with': 'Open the chat: {{name}} (opens in a new tab)',
  blocked: 'The browser opened no window. Open the chat by the link.',
  'empty.title': 'Nobody to chat with right now',
  'empty.text': 'The other contacts answer in the meantime.',
}
