export const strings = {
  label: 'Main',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
}
