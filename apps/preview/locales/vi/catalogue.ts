/** Texts of widgets, sources and checks and names of properties in Vietnamese: a chunk of its own, which comes with the catalogue. */
export const texts = import.meta.glob<object>('./{widgets,sources,names,messages}.json', { eager: true, import: 'default' })
