export const strings = {
  games_one: '{{n}} game',
  games_other: '{{n}} games',
  maintenance: 'Maintenance',
  previous: 'Previous studios',
  next: 'Next studios',
} as const
