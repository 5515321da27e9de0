export const strings = { left: 'in {{time}}' }
