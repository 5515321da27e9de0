export const strings = {
  games_one: '{{n}} game',
  games_other: '{{n}} games',
  more: 'More',
  more_of: 'More: {{title}}',
  previous: 'Previous games',
  next: 'Next games',
  favourite: 'Favourite',
  maintenance: 'Maintenance',
  members: 'Members only',
  hot: 'Hot game number',
} as const
