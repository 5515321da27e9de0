export const strings = {
  label: 'Main',
  panel: 'Games',
  'games_one': '{{count}} game',
  'games_other': '{{count}} games',
}
