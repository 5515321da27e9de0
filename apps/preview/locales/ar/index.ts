/** The shell in Arabic, a chunk of its own. */
export const words = import.meta.glob<Readonly<Record<string, string>>>(['./*.json', '!./{widgets,sources,names,messages}.json'], {
  eager: true,
  import: 'default',
})
