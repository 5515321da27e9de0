export const strings = {
  open: 'Open the menu',
  close: 'Close the menu',
}
