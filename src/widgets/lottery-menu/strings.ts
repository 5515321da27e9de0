export const strings = {
  which: 'Kind of games',
  'mode.LOTT': 'Classic',
  'mode.ZY': 'Fast play',
  'mode.ELOTT': 'E-lottery',
  'mode.SEA': 'Southeast Asia',
  closes: 'Draw at {{time}}',
  drawing: 'Drawing now',
  none: 'No draws of this kind',
  'empty.title': 'No draws yet',
  'empty.text': 'Lottery games are shown here with their next draw.',
}
