import type { Placed } from './places.ts'

const widest = 120

/** Colours for a terminal, or none. */
export type Paint = (style: 'error' | 'warning' | 'info' | 'faint', text: string) => string

const codes = { error: 31, warning: 33, info: 36, faint: 2 } as const
export const plain: Paint = (_, text) => text
export const coloured: Paint = (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`

/**
 * The line of a document in which a diagnostic stands, with carets under its place. A long line is cut around the place; a place of
 * several lines is shown to the end of its first.
 */
export function codeFrame({ text, line = 1, column = 1, endLine = line, endColumn = column + 1, severity }: Placed, paint: Paint): string {
  if (text === undefined) return ''
  const whole = text.split(/\r\n|\r|\n/, line)[line - 1] ?? ''
  const end = endLine > line ? whole.length : endColumn - 1
  const from = whole.length <= widest ? 0 : Math.max(0, Math.min(column - 1 - widest / 3, whole.length - widest))
  const to = Math.min(whole.length, from + widest)
  const [before, after] = [from > 0 ? '…' : '', to < whole.length ? '…' : '']
  const start = Math.min(Math.max(0, column - 1 - Math.floor(from)), widest)
  const length = Math.max(1, Math.min(end, to) - (column - 1))
  const shown = whole.slice(from, to)
  const number = String(line)
  const indent = ' '.repeat(before.length + widthOf(shown.slice(0, start)))
  const carets = '^'.repeat(Math.max(1, widthOf(shown.slice(start, start + length))))
  return [
    `${paint('faint', `  ${number} |`)} ${before}${printable(shown)}${after}`,
    `${paint('faint', `  ${' '.repeat(number.length)} |`)} ${indent}${paint(severity, carets)}`,
  ].join('\n')
}

/** A text without what a terminal would obey: control characters, and marks that turn the direction of writing. */
export function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}

/** How many columns of a terminal a text takes: characters of East Asian scripts and pictures take two, marks above others none. */
function widthOf(text: string): number {
  let width = 0
  for (const char of text) {
    if (/^\p{Mn}|\u200d|\ufe0f$/u.test(char)) continue
    width += /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}$/u.test(
      char,
    )
      ? 2
      : 1
  }
  return width
}
