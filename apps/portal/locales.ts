import type { Locale } from '../../src/runtime/i18n/words.ts'
import { languages } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'

const english = import.meta.glob<Record<string, string>>('../../locales/en/**/*.json', { eager: true, import: 'default' })
const others = import.meta.glob<Record<string, string>>(['../../locales/*/**/*.json', '!../../locales/en/**'], { import: 'default' })

/** `../../locales/ar/widgets/banner.json` → language `ar`, file `widgets/banner`. */
function read(path: string): { tag: string; file: string } {
  const [, tag = '', file = ''] = /\/locales\/([^/]+)\/(.+)\.json$/.exec(path) ?? []
  return { tag, file }
}

export const englishLocale: Locale = Object.fromEntries(Object.entries(english).map(([path, entries]) => [read(path).file, entries]))

/** Words of one language, a chunk of its own (see `codeSplitting` in vite.config.ts). A language without words is read in English. */
export async function loadLocale(language: LanguageCode): Promise<Locale> {
  if (language === 'EN') return englishLocale
  const files = Object.entries(others).filter(([path]) => read(path).tag === languages[language])
  return Object.fromEntries(await Promise.all(files.map(async ([path, load]) => [read(path).file, await load()] as const)))
}
