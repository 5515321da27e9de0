/**
 * A value as it stands in a sentence of the given direction. A value that the sentence would turn round is isolated (UAX #9): after an
 * Arabic word "$10.00" reads as "10.00$" and "1.5%" as "%1.5", and a name in Arabic moves the number that follows it in English. Plain
 * numbers, words of the sentence's own direction and one word in Latin letters stay as they are: nothing turns them round, and the last
 * may be a part of another key (`$t(rule.end-{{part}})`).
 */
export function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  const turns = direction === 'rtl' ? turnsInRtl : turnsInLtr
  return turns.test(value) ? `\u2068${value}\u2069` : value
}

const turnsInRtl = /^(?![A-Za-z][A-Za-z-]*$).*[^\p{Script=Arabic}\p{Script=Hebrew}\s\d.,]/su
const turnsInLtr = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
