export const strings = {
  pause: 'Stop the slides',
  play: 'Let the slides run',
  show: 'Show banner {{number}}',
  previous: 'Previous banner',
  next: 'Next banner',
  open: 'Open',
  banner: 'Banner {{number}}',
} as const
