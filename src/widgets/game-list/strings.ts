export const strings = {
  favourite: 'Favourite',
  maintenance: 'Maintenance',
  members: 'Members only',
  hot: 'Hot game number',
  untitled: 'Games',
  games_one: '{{n}} game',
  games_other: '{{n}} games',
  find: 'Find in {{title}}',
  clear: 'Clear the search',
  found: '{{shown}} of {{total}}',
  'none.title': 'No game is called that',
  'none.text': 'Try fewer letters or the name of the studio.',
} as const
