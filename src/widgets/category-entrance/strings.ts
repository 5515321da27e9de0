export const strings = { enter: 'Enter', play: 'Play {{name}}' } as const
