import { figuresTag } from '../../i18n/figures.ts'

// Digits are 0 to 9 in every language, separators those of the language. The formats are made by the widgets that show such figures, not
// at the start of a page.

/** A number that is no money, with two decimals at most: points, progress. */
export function numberText(value: number, language: string): string {
  return value.toLocaleString(figuresTag(language), { maximumFractionDigits: 2 })
}

/** A rate that is a fraction: 0.0125 is `1.25%`. */
export function percentText(rate: number, language: string): string {
  return rate.toLocaleString(figuresTag(language), { style: 'percent', maximumFractionDigits: 3 })
}

/** How much a figure changed, as a fraction above zero: 0.128 is `12.8%`. What is ten times as much, or more, is not counted. */
export function changeText(share: number, language: string): string {
  return share >= 10
    ? '> 999%'
    : share.toLocaleString(figuresTag(language), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
