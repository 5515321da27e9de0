/** Looks a key up; `count` picks the plural form of the language and stands in `{{n}}` as figures, the same digits in every language; other values fill `{{name}}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string
