export const strings = {
  way: 'Where you are',
  team: 'My team',
}
