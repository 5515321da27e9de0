export const strings = { enter: 'Enter', matches: 'Hot matches', against: '{{home}} – {{away}}' } as const
