export const strings = {
  hide: 'Hide balance',
  show: 'Show balance',
  refresh: 'Refresh balance',
  hidden: 'Balance hidden',
  caption: 'Balance',
}
