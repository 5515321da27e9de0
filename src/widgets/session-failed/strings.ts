export const strings = {
  'logged-in': 'Logged in',
  asking: 'One moment',
}
