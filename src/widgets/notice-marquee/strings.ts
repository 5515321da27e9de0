export const strings = {
  label: 'Notices',
  pause: 'Stop the notices',
  play: 'Let the notices run',
} as const
