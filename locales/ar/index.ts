/** All Arabic words of the portal as one download. */
export const words = import.meta.glob<Record<string, string>>(['./**/*.json', '!./server.json'], { eager: true, import: 'default' })
