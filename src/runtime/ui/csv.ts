const number = /^-?\d+(?:\.\d+)?$/
const formula = /^[=+\-@\t\r\n＝＋－＠|%]/

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens as text and numbers: a text that it would read as a formula gets an apostrophe before it,
 * because a name or a remark comes from elsewhere. The mark at the start tells the encoding.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}

function cellText(text: string): string {
  const safe = formula.test(text.trimStart()) && !number.test(text) ? `'${text}` : text
  return /[",;\r\n\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
