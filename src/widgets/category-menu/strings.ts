export const strings = { label: 'Game categories' } as const
