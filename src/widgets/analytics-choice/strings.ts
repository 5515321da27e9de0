export const strings = {
  title: 'May we count your visits?',
  text: '{{providers}} would count the pages that you open, under a random name for this device. Not before you allow it.',
  allow: 'Allow',
  refuse: 'Do not allow',
  'none-title': 'Nobody counts your visits',
  'none-text': 'This site has nobody who counts visits, so there is nothing to choose.',
}
