/**
 * Looks up a key. `count` selects the plural form of the language and fills `{{n}}` with the same digits in every language; other values
 * fill `{{name}}`.
 */
export type Translate = (key: string, values?: Record<string, string | number>) => string
