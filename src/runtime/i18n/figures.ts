// Digits are 0 to 9 in every language, with commas between thousands. Without `Intl` where a number allows it: the first format that a
// page makes takes a phone 50 ms.

/** A whole number, such as how many games there are: `12,480`. */
export function countText(count: number): string {
  return Number.isSafeInteger(count) && !Object.is(count, -0) ? grouped(String(count)) : count.toLocaleString('en')
}

/** An amount with some decimals, rounded as it is written, half away from zero: 1.005 is `1.01`. */
export function amountText(amount: number, decimals = 2): string {
  const units = Math.round(Number(`${Math.abs(amount)}e${decimals}`)) // no number where the amount is written with an exponent
  if (!Number.isSafeInteger(units) || Object.is(amount, -0))
    return amount.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const text = String(units).padStart(decimals + 1, '0')
  const point = text.length - decimals
  return `${amount < 0 ? '-' : ''}${grouped(text.slice(0, point))}${decimals > 0 ? `.${text.slice(point)}` : ''}`
}

/** Commas between thousands of a whole number, which may have a minus. */
export function grouped(digits: string): string {
  const first = digits.startsWith('-') ? 1 : 0
  const groups: string[] = []
  for (let end = digits.length; end > first; end -= 3) groups.unshift(digits.slice(Math.max(first, end - 3), end))
  return digits.slice(0, first) + groups.join(',')
}
