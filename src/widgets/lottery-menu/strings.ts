export const strings = {
  which: 'Prize mode',
  'mode.LOTT': 'Classic',
  'mode.ZY': 'Fast play',
  'mode.ELOTT': 'E-lottery',
  'mode.SEA': 'Southeast Asia',
  closes: 'Draw at {{time}}',
  drawing: 'Drawing now',
  none: 'No draws in this mode',
  'empty.title': 'No draws yet',
  'empty.text': 'Lottery games are shown here with their next draw.',
}
