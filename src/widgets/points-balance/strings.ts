export const strings = {
  label: 'Your points',
  expiry: 'They never expire.',
} as const
