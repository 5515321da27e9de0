export const strings = {
  games_one: '{{count}} game',
  games_other: '{{count}} games',
  more: 'More',
  more_of: 'More: {{title}}',
  previous: 'Previous games',
  next: 'Next games',
  favourite: 'Favourite',
  maintenance: 'Maintenance',
  members: 'Members only',
  hot: 'Hot number',
} as const
