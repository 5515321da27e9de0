export const strings = {
  which: 'Area',
  'area.VN': 'Vietnam',
  'area.other': 'Other countries',
  game: 'Lottery',
  all: 'All lotteries',
  draw: 'Draw',
  numbers: 'Numbers',
  drawing: 'Drawing now',
  zone: 'Times in {{zone}}',
  none: 'No numbers were drawn yet',
}
