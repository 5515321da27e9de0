export const strings = {
  tagline: 'One lobby for everything you play, in your language, on any screen.',
  all: 'All',
  channels: 'Find us on',
  facebook: 'Facebook',
  youtube: 'YouTube',
  vendors: 'Studios',
  adults: 'For adults aged 18 and over',
  copyright: '© {{year}} {{name}}. Play responsibly.',
}
