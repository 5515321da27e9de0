export const strings = {
  label: 'Pages of your account',
  unread: 'new',
} as const
