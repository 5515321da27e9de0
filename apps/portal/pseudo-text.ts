const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûvṽwŵyýzž']
    .join('')
    .match(/../gu)
    ?.map((pair) => [pair[0] ?? '', pair[1] ?? '']) ?? [],
)
/** What of a text is no word: values that are filled in, other words that are named, tags. */
const kept = /(\{\{[^{}]*\}\}|\$t\([^()]*\)|<[^<>]*>)/

/**
 * A text in the pseudo-language of testers: every letter with an accent, 40 % longer, in brackets. What stands on a screen without brackets
 * is no word of any language, and what is cut off has lost its end.
 */
export function pseudoText(text: string): string {
  const parts = text.split(kept).map((part, index) => (index % 2 === 1 ? part : [...part].map(accent).join('')))
  const letters = parts.reduce((sum, part, index) => sum + (index % 2 === 1 ? 0 : part.length), 0)
  return `⟦${parts.join('')}${'·'.repeat(Math.ceil(letters * 0.4))}⟧`
}

function accent(letter: string): string {
  const lower = letter.toLowerCase()
  const own = accented[lower]
  if (own === undefined) return letter
  return lower === letter ? own : own.toUpperCase()
}

/** Words by file, each in the pseudo-language. */
export function pseudoLocale<Words extends Readonly<Record<string, Readonly<Record<string, string>>>>>(words: Words): Words {
  const each = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]))
  return Object.fromEntries(Object.entries(words).map(([file, texts]) => [file, each(texts)])) as unknown as Words // of the same files
}
