export const strings = { enter: 'Enter' } as const
