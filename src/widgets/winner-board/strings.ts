export const strings = {
  title: 'Winners',
  live: 'Live',
  rank: 'Rank {{rank}}',
  others: 'More winners',
} as const
