/** Language codes as documents and the gateway use them; `languages` maps each to its BCP 47 tag. */
export const languages = {
  EN: 'en',
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  MY: 'my',
  ES: 'es',
  HI: 'hi',
  ID: 'id',
  KM: 'km',
  KO: 'ko',
  MS: 'ms',
  PT: 'pt-PT',
  BR: 'pt-BR',
  TA: 'ta',
  TL: 'fil',
  UR: 'ur',
  TR: 'tr',
  BN: 'bn',
  AR: 'ar',
  FA: 'fa',
  RU: 'ru',
  KK: 'kk',
  UZ: 'uz',
  LO: 'lo',
  NE: 'ne',
} as const

export type LanguageCode = keyof typeof languages
export type LanguageTag = (typeof languages)[LanguageCode]

export const languageCodes = Object.keys(languages) as LanguageCode[] // Object.keys forgets the literal keys

/** The language of a BCP 47 tag, in letters of either case; `undefined` for a tag that is no language of ours. */
export function languageOfTag(tag: string | undefined): LanguageCode | undefined {
  return languageCodes.find((code) => languages[code].toLowerCase() === tag?.toLowerCase())
}

const rightToLeft: readonly LanguageCode[] = ['AR', 'FA', 'UR']

export function directionOf(language: LanguageCode): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}

/** The name of the document with a brand's own words in a language: `words/ar`. */
export function wordsDocument(language: LanguageCode): `words/${string}` {
  return `words/${language.toLowerCase()}`
}
