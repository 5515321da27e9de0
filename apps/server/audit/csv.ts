import type { AuditEntry } from './audit-store.ts'

const columns = ['at', 'by', 'way', 'action', 'brands', 'release', 'subject', 'before', 'after', 'what', 'why'] as const

/** The entries as a table for spreadsheets (RFC 4180, with a byte order mark). Nothing that somebody wrote is read as a formula. */
export function csvOf(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => columns.map((name) => (name === 'brands' ? entry.brands.join(' ') : (entry[name] ?? ''))))
  return `\uFEFF${[columns, ...rows].map((row) => row.map((cell) => cellOf(String(cell))).join(',')).join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
