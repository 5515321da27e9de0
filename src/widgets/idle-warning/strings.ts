export const strings = {
  title: 'Are you still there?',
  text: 'Nothing has happened for a while. To keep your account safe you will be signed out when the time is up.',
  left: '{{seconds}} until you are signed out',
  stay: 'Stay signed in',
}
