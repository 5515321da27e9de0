export const strings = {
  label: 'Main',
  games_one: '{{n}} game',
  games_other: '{{n}} games',
}
