export const strings = {
  back: 'Back to the lobby',
  reload: 'Load the game again',
  loading: 'The game is loading',
}
