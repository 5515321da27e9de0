export const strings = { enter: 'Enter', play: 'Play {{name}}', matches: 'Hot matches', against: '{{home}} – {{away}}' } as const
