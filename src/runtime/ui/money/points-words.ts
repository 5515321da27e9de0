/** Types of points, of what earned or took them; a widget that shows them adds these words to its own. */
export const pointsTypes = {
  'points.LIVE': 'Live casino',
  'points.LOTT': 'Lottery ticket',
  'points.PVP': 'PVP game',
  'points.RNG': 'Slots',
  'points.SPORTS': 'Sports betting',
  'points.REDEEM': 'Redeem',
  'points.DEPOSIT': 'Deposit',
}
