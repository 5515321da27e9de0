import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The editor's words by key, `canvas.zoom-in`. */
export type ShellWords = Readonly<Record<string, string>>

const plural = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/

/**
 * Puts the editor's English words beside the code that says them: a module brings those whose keys stand in it, so a word is downloaded
 * with the first part that says it. A key that is handed on or looked up in a table stands somewhere as a whole, and what holds it is
 * there before it is asked for; of one that is put together (`shell.panel.${name}`) all words that fit are taken. Without this plugin
 * (while developing, in tests) all words are there at once.
 */
export function wordsBeside(root: string): Plugin {
  const preview = join(root, 'apps/preview')
  let words: ShellWords = {}
  return {
    name: 'foyer-words-beside',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      words = englishOf(preview)
    },
    load: { filter: { id: /[\\/]apps[\\/]preview[\\/]i18n[\\/]words-at-once\.ts$/ }, handler: () => ({ code: 'export {}', map: null }) },
    transform: {
      filter: { id: /[\\/]apps[\\/]preview[\\/](?!i18n[\\/]words-kept\.ts$).*\.tsx?$/ }, // the place of all words brings none
      handler(code) {
        const said = wordsSaidIn(code, words)
        if (Object.keys(said).length === 0) return undefined
        return {
          code: `import { addWords as addWordsBeside } from ${JSON.stringify(join(preview, 'i18n/words-kept.ts'))}\naddWordsBeside(${JSON.stringify(said)})\n${code}`,
          map: null,
        }
      },
    },
  }
}

/** Every English word of the editor, as it lies in `locales/en/`. */
export function englishOf(preview: string): ShellWords {
  const dir = join(preview, 'locales/en')
  const files = readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return Object.fromEntries(
    files.flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(join(dir, name), 'utf8')) as ShellWords).map(([key, text]) => [
        `${name.slice(0, -'.json'.length)}.${key}`,
        text,
      ]),
    ),
  ) // a test walks through these files
}

/** The words whose keys a module names, whole or put together, in all their plural forms. */
export function wordsSaidIn(code: string, words: ShellWords): Record<string, string> {
  const whole = new Set([...code.matchAll(/['"]([a-z]+\.[\w./-]+)['"]/g)].map(([, key]) => key))
  const patterns = patternsIn(code)
  const isSaid = (key: string) => whole.has(key) || patterns.some((pattern) => pattern.test(key))
  return Object.fromEntries(Object.entries(words).filter(([key]) => isSaid(key) || (plural.test(key) && isSaid(key.replace(plural, '')))))
}

/** Of each template that begins like a key, what it may come to: `look.theme.${name}` → /^look\.theme\..+$/. */
function patternsIn(code: string): RegExp[] {
  return [...code.matchAll(/`(?=[a-z]+\.[\w./-]*\$\{)/g)].map(({ index }) => {
    let pattern = ''
    for (let at = index + 1; at < code.length && code[at] !== '`'; at++) {
      if (code.startsWith('${', at)) {
        at = endOfHole(code, at + 2)
        pattern += '.+'
      } else pattern += code.charAt(at).replace(/\W/, String.raw`\$&`)
    }
    return new RegExp(`^${pattern}$`)
  })
}

/** Where the brace closes that a `${` opened: braces and templates may stand inside. */
function endOfHole(code: string, from: number): number {
  let depth = 0
  for (let at = from; at < code.length; at++) {
    if (code[at] === '{') depth++
    else if (code[at] === '}' && depth-- === 0) return at
  }
  return code.length
}
