export const strings = { title: 'New studios', new: 'New', games_one: '{{count}} game', games_other: '{{count}} games', maintenance: 'Maintenance' } as const
