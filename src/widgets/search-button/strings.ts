export const strings = {
  search: 'Search games',
} as const
