export const strings = { label: 'Log in or register' }
