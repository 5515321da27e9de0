export const strings = {
  title: 'Back shortly',
  text: 'We are improving the lobby. Balances and running bets are safe. The page opens by itself when we are done.',
  expected: 'Expected',
}
