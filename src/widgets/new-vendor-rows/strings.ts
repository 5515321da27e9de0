export const strings = {
  title: 'New studios',
  new: 'New',
  games_one: '{{n}} game',
  games_other: '{{n}} games',
  maintenance: 'Maintenance',
} as const
