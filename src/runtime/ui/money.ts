const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * An amount with two decimals and thousands separators after its currency symbol, a minus before both unless what is shown is zero.
 * Digits are 0 to 9 in every language.
 */
export function money(amount: number, currency: string): string {
  const safe = Number.isFinite(amount) ? amount : 0
  const shown = figures.format(Math.abs(safe))
  return `${safe < 0 && /[1-9]/.test(shown) ? '−' : ''}${currency}${shown}`
}
