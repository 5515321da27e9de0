export const strings = {
  title: 'You have been here for {{time}}',
  text: 'A short stop to look at the clock. Your game waits.',
  time: 'Time',
  result: 'Net result',
  'go-on': 'Go on playing',
  break: 'Take a break of {{time}}',
  limits: 'Change limits and reminders',
  'ask-title': 'A break of {{time}}?',
  'ask-text': 'You are signed out now and cannot log in before {{until}}. Nobody can shorten it, not even customer service.',
  'ask-confirm': 'Start the break',
}
