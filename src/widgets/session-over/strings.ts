export const strings = {
  'idle-title': 'You were signed out',
  'idle-text': 'Nothing had happened for a while, so we closed your session to keep your account safe.',
  'time-title': 'You were signed out',
  'time-text': 'Your session has reached its longest time. Log in again to go on.',
  'excluded-title': 'Your account is closed for now',
  'excluded-text': 'As you wished, nobody can log in to your account before {{until}}.',
  'excluded-open': 'As you wished, nobody can log in to your account for now.',
  'log-in': 'Log in again',
  lobby: 'To the lobby',
}
