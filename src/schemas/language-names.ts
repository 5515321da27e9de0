import type { LanguageCode } from './language.ts'

/**
 * A language's name in that language, as its speakers look for it: those of CLDR. They are not asked of `Intl.DisplayNames`, because the
 * first one that a page makes takes a phone some 40 ms, and a server may know other names than the browser.
 */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
  EN: 'English',
  CN: '中文（简体）',
  TW: '中文（繁體）',
  JA: '日本語',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
  MY: 'မြန်မာ',
  ES: 'Español',
  HI: 'हिन्दी',
  ID: 'Indonesia',
  KM: 'ខ្មែរ',
  KO: '한국어',
  MS: 'Melayu',
  PT: 'Português (Portugal)',
  BR: 'Português (Brasil)',
  TA: 'தமிழ்',
  TL: 'Filipino',
  UR: 'اردو',
  TR: 'Türkçe',
  BN: 'বাংলা',
  AR: 'العربية',
  FA: 'فارسی',
  RU: 'Русский',
  KK: 'Қазақ тілі',
  UZ: 'O‘zbek',
  LO: 'ລາວ',
  NE: 'नेपाली',
}
