export const strings = { games_one: '{{count}} game', games_other: '{{count}} games', maintenance: 'Maintenance', previous: 'Previous studios', next: 'Next studios' } as const
