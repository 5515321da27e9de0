export const strings = {
  title: 'Are you still there?',
  text: 'Nothing has happened for a while. To keep your account safe you will be logged out when the time is up.',
  left: '{{seconds}} until you are logged out',
  stay: 'Stay logged in',
  'log-out': 'Log out',
}
