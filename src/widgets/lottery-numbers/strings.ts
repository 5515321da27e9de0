export const strings = {
  which: 'Area',
  'area.VN': 'Vietnam',
  'area.other': 'Other countries',
  game: 'Lottery',
  all: 'All lotteries',
  draw: 'Draw',
  numbers: 'Numbers',
  drawing: 'Drawing now',
  none: 'No numbers were drawn yet',
}
