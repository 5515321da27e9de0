const files = import.meta.glob<Readonly<Record<string, string>>>('../../../../locales/en/*.json', { eager: true, import: 'default' })

export const lobbyWords: ReadonlyMap<string, string> = new Map(
  Object.entries(files).flatMap(([path, words]) => {
    const file = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
    return Object.entries(words).map(([key, text]): [string, string] => [`${file}.${key}`, text])
  }),
)
