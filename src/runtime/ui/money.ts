const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount with two decimals and thousands separators behind its currency symbol; a minus stands before both. Digits are the same in every language. */
export function money(amount: number, currency: string): string {
  const safe = Number.isFinite(amount) ? amount : 0
  return `${safe < 0 ? '−' : ''}${currency}${figures.format(Math.abs(safe))}`
}
