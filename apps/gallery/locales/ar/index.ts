/** The gallery in Arabic, a chunk of its own. */
export const words = import.meta.glob<Readonly<Record<string, string>>>('./*.json', { eager: true, import: 'default' })
