/** Pages that Foyer itself asks for. */
export const fixedPages = ['home', 'maintenance', 'blocked', 'not-found', 'header', 'side-menu', 'footer', 'bottom-bar'] as const
