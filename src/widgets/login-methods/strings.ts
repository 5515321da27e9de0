export const strings = { title: 'or continue with', pending: 'One moment' }
