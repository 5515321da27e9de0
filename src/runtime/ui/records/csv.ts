const number = /^-?\d+(?:\.\d+)?$/
const formula = /^[=+\-@＝＋－＠|%]/
/** Where a program with another list separator begins a new cell in the middle of a text, and what it would read as a formula there. */
const innerFormula = /([;|][\s"']*)(?=[=+\-@＝＋－＠%])/g
const lineEnds = /[\t\r\n\v\f\u0085\u2028\u2029]+/g

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens as text and numbers: a text that it would read as a formula gets an apostrophe before it,
 * because a name or a remark comes from elsewhere. Where the list separator of the reader's country is a semicolon, quotes in the middle
 * of a line protect nothing: the text after each semicolon counts as well, and no text has a tab or a line end. The mark at the start
 * tells the encoding.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}

function cellText(text: string): string {
  const line = text.replace(lineEnds, ' ').replace(innerFormula, "$1'")
  const safe = formula.test(line.trimStart()) && !number.test(line) ? `'${line}` : line
  return /[",;']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
