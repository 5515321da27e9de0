export const strings = {
  empty: 'Choose a page from the menu.',
} as const
