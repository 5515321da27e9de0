export const strings = {
  title: 'Not available where you are',
  text: 'This site cannot be offered in your region. If you think this is a mistake, send us the address below.',
  ip: 'Your IP',
  'copy-failed': 'Copying is not allowed here',
}
