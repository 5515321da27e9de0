export const strings = {
  title: 'Totals of these days',
  up: 'Up by',
  down: 'Down by',
  even: 'No change',
  before_one: 'vs. the day before',
  before_other: 'vs. {{n}} days before',
}
