export const strings = {
  main: 'Main address',
  here: 'You are here',
  'open.new': '{{domain}} (opens in a new tab)',
  copy: 'Copy',
  copied: 'Copied',
  'copy.failed': 'Not copied',
}
