import { lackingWords } from 'virtual:known-names'

import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { languageCodes, languages } from '../../../../src/schemas/language.ts'

type File = Readonly<Record<string, string>>
/** Words of one language: `section.hot` → text, and a block type's own: `game-section` → key → text. */
export type LanguageWords = { shared: ReadonlyMap<string, string>; widgets: ReadonlyMap<string, File> }

const english = import.meta.glob<File>('../../../../locales/en/*.json', { eager: true, import: 'default' })
const strings = import.meta.glob<File>('../../../../src/widgets/*/strings.ts', { eager: true, import: 'strings' })
const others = import.meta.glob<Readonly<Record<string, File>>>(['../../../../locales/*/index.ts', '!../../../locales/en/index.ts'], {
  import: 'words',
})

/** The keys that a language lacks of those that documents may name; all of them where there is no translation. */
export type Lacking = ReadonlyMap<LanguageCode, ReadonlySet<string>>

export const lacking: Lacking = new Map(
  languageCodes.flatMap((code) => {
    const keys = lackingWords[languages[code]]
    return keys === undefined ? [] : [[code, new Set(keys)]]
  }),
)

/** The words of a language; one without translations has none. */
export async function wordsIn(language: LanguageCode): Promise<LanguageWords> {
  if (language === 'EN')
    return {
      shared: sharedOf(english),
      widgets: new Map(Object.entries(strings).map(([path, file]) => [path.split('/').at(-2) ?? '', file])),
    }
  const files = (await others[`../../../../locales/${languages[language]}/index.ts`]?.()) ?? {}
  const isOfWidget = ([path]: [string, File]) => /^(?:\.\/)?widgets\//.test(path)
  return {
    shared: sharedOf(Object.fromEntries(Object.entries(files).filter((entry) => !isOfWidget(entry)))),
    widgets: new Map(
      Object.entries(files)
        .filter(isOfWidget)
        .map(([path, file]) => [nameOf(path), file]),
    ),
  }
}

function sharedOf(files: Readonly<Record<string, File>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).flatMap(([path, file]) =>
      Object.entries(file).map(([key, text]): [string, string] => [`${nameOf(path)}.${key}`, text]),
    ),
  )
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '')
}
