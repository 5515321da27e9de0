export const strings = { label: 'Game categories', previous: 'Previous categories', next: 'Next categories' } as const
