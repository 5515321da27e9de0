export const strings = {
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'As the device',
  change: 'Theme: {{theme}}. Change it',
}
