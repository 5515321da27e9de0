export const strings = {
  label: 'Main',
  badge: 'new',
}
