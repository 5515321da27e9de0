export const strings = {
  pick: 'Pick a room',
  stakes: 'Bets {{from}} to {{to}}',
  from: 'Bets from {{from}}',
  upto: 'Bets up to {{to}}',
  places: '{{players}} of {{capacity}} players',
  players_one: '{{count}} player',
  players_other: '{{count}} players',
  enter: 'Enter',
  enter_named: 'Enter {{name}}',
  taken: 'No room is free right now.',
  again: 'Look again',
}
