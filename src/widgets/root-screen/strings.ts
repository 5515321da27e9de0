export const strings = {
  expected: 'Expected',
  ip: 'Your IP',
  'copy-failed': 'Copying is not allowed here',
}
