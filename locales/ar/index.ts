/** All Arabic words as one download. */
export const words = import.meta.glob<Record<string, string>>('./**/*.json', { eager: true, import: 'default' })
