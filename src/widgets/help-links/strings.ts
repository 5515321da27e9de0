export const strings = {
  help: 'Help',
}
