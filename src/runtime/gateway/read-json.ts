/** Text, whose end may be missing, or a number of 16 characters or more. Every token is taken whole, so that the search stays linear. */
const longNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]{15,}/gs
const mayHoldOne = /\d[\d.]{15}/
/** A number that JSON allows, written without an exponent. */
const plain = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/**
 * Reads JSON without losing a digit (decision 566): a number too long for `JSON.parse` comes out as its text, which every scalar of
 * src/schemas/gateway reads like the number. Throws where the text is no JSON, as `JSON.parse` does.
 */
export function readJson(text: string): unknown {
  return JSON.parse(mayHoldOne.test(text) ? text.replace(longNumbers, (token) => (plain.test(token) ? `"${token}"` : token)) : text)
}
