import { describe, expect, test } from 'vitest'

import arabic from '../../locales/ar/rule.json' with { type: 'json' }
import english from '../../locales/en/rule.json' with { type: 'json' }
import { createWords } from '../runtime/i18n/words.ts'
import { checkValue } from './field-check.ts'
import type { Fault } from './field-check.ts'
import { patternFamilies, ruleParts, ruleText } from './rule-text.ts'
import type { About } from './rule-text.ts'

const missing: string[] = []
const locales = { EN: { rule: english }, AR: { rule: arabic } }
const load = async (language: string) => ({ rule: language === 'AR' ? arabic : english })
const says = {
  EN: createWords({ first: 'EN', locales, load, missing: (key) => missing.push(key) }).from(),
  AR: createWords({ first: 'AR', locales, load, missing: (key) => missing.push(key) }).from(),
}
const said = (language: 'EN' | 'AR', fault: Fault, about?: About) => {
  const { key, values } = ruleText(fault, about)
  return says[language](key, values)
}

/** Family → its sentence in both languages, without the bounds. */
const families: Record<string, { name: string; EN: string; AR: string }> = {
  2: {
    name: 'first character a letter, then letters and numbers',
    EN: 'Start with a letter, then letters and numbers',
    AR: 'ابدأ بحرف ثم اكتب أحرفًا وأرقامًا',
  },
  3: { name: 'Chinese characters and numbers', EN: 'Chinese characters and numbers only', AR: 'أحرف صينية وأرقام فقط' },
  4: { name: 'mailbox format', EN: 'An email address such as name@example.com', AR: 'عنوان بريد إلكتروني مثل name@example.com' },
  5: {
    name: 'alphanumeric with no special characters',
    EN: 'Letters and numbers without special characters',
    AR: 'أحرف وأرقام دون رموز خاصة',
  },
  6: { name: 'letters and numbers combined', EN: 'Both letters and numbers', AR: 'أحرف وأرقام معًا' },
  7: { name: 'digits only', EN: 'Digits only', AR: 'أرقام فقط' },
  8: {
    name: 'alphanumeric with at least one uppercase letter',
    EN: 'Letters and numbers with at least one capital letter',
    AR: 'أحرف وأرقام بينها حرف كبير واحد على الأقل',
  },
  9: { name: 'English letters and spaces only', EN: 'English letters and spaces only', AR: 'أحرف إنجليزية ومسافات فقط' },
  10: { name: 'no spaces', EN: 'No spaces', AR: 'دون مسافات' },
  11: { name: 'Chinese characters and punctuation', EN: 'Chinese characters and punctuation only', AR: 'أحرف صينية وعلامات ترقيم فقط' },
  12: { name: 'date yyyy-MM-dd', EN: 'A date written as yyyy-MM-dd', AR: 'تاريخ مكتوب بالشكل yyyy-MM-dd' },
  13: { name: 'letters and spaces', EN: 'Letters and spaces only', AR: 'أحرف ومسافات فقط' },
  14: { name: 'date MM-dd-yyyy', EN: 'A date written as MM-dd-yyyy', AR: 'تاريخ مكتوب بالشكل MM-dd-yyyy' },
  15: { name: 'letters and numbers only', EN: 'Letters and numbers only', AR: 'أحرف وأرقام فقط' },
  16: { name: 'Korean only', EN: 'Korean letters only', AR: 'أحرف كورية فقط' },
  17: { name: 'Thai only', EN: 'Thai letters only', AR: 'أحرف تايلاندية فقط' },
  18: { name: 'Thai or English with spaces', EN: 'Thai or English letters with spaces', AR: 'أحرف تايلاندية أو إنجليزية مع مسافات' },
  19: {
    name: 'uppercase letters and spaces with at least one English letter',
    EN: 'Capital letters and spaces with at least one English letter',
    AR: 'أحرف كبيرة ومسافات بينها حرف إنجليزي واحد على الأقل',
  },
  20: { name: 'letters, numbers and symbols', EN: 'Letters, numbers and symbols', AR: 'أحرف وأرقام ورموز' },
}

const bounds = { range: { min: 6, max: 14 }, exact: { min: 6, max: 6 }, min: { min: 6 }, max: { max: 14 }, none: {} }
const ending = {
  EN: { range: ', 6–14 characters.', exact: ', 6 characters.', min: ', 6 or more characters.', max: ', 14 characters at most.', none: '.' },
  AR: { range: '، من 6 إلى 14 خانة.', exact: '، 6 خانات.', min: '، 6 خانات على الأقل.', max: '، 14 خانة على الأكثر.', none: '.' },
}
const kinds = ['range', 'exact', 'min', 'max', 'none'] as const

describe('the text of each family of patterns, with the bounds in it, for a wrong value and for an empty one', () => {
  for (const [patternId, { name, ...sentence }] of Object.entries(families)) {
    test(`patternId ${patternId}: ${name}`, () => {
      for (const language of ['EN', 'AR'] as const) {
        for (const kind of kinds) {
          expect(said(language, { kind: 'rule', patternId, ...bounds[kind] })).toBe(`${sentence[language]}${ending[language][kind]}`)
          expect(said(language, { kind: 'required', patternId, ...bounds[kind] })).toBe(`${sentence[language]}${ending[language][kind]}`)
        }
      }
    })
  }

  const any = {
    EN: [
      '6–14 characters of any kind.',
      '6 characters of any kind.',
      '6 or more characters of any kind.',
      '14 characters at most of any kind.',
      'At least one character of any kind.',
    ],
    AR: [
      'من 6 إلى 14 خانة من أي نوع.',
      '6 خانات من أي نوع.',
      '6 خانات على الأقل من أي نوع.',
      '14 خانة على الأكثر من أي نوع.',
      'خانة واحدة على الأقل من أي نوع.',
    ],
  }
  test('patternId 1: any characters', () => {
    for (const language of ['EN', 'AR'] as const) {
      for (const kind of ['rule', 'required'] as const)
        expect(kinds.map((which) => said(language, { kind, patternId: '1', ...bounds[which] }))).toEqual(any[language])
    }
  })

  test('an unknown patternId has the text of 1', () => {
    for (const patternId of ['0', '21', '-7', '7.5', 'seven', ''])
      expect(said('EN', { kind: 'rule', patternId, min: 6, max: 14 })).toBe('6–14 characters of any kind.')
  })

  test('there are twenty of them', () => {
    expect(Object.keys(families)).toHaveLength(patternFamilies - 1) // the first stands by itself
  })
})

describe('the numbers in a text', () => {
  test('min and max that are equal are one number', () => {
    expect(said('EN', { kind: 'rule', patternId: '7', min: 6, max: 6 })).toBe('Digits only, 6 characters.')
  })

  test('a noun follows its number, in English and in all the forms of Arabic', () => {
    expect(said('EN', { kind: 'rule', patternId: '7', min: 1, max: 1 })).toBe('Digits only, 1 character.')
    expect(said('EN', { kind: 'rule', patternId: '7', max: 1 })).toBe('Digits only, 1 character at most.')
    const arabicOf = (fault: Omit<Fault, 'kind'>) => said('AR', { kind: 'rule', patternId: '7', ...fault })
    expect([1, 2, 3, 11, 100].map((length) => arabicOf({ min: length, max: length }))).toEqual([
      'أرقام فقط، خانة واحدة.',
      'أرقام فقط، خانتان.',
      'أرقام فقط، 3 خانات.',
      'أرقام فقط، 11 خانة.',
      'أرقام فقط، 100 خانة.',
    ])
    expect([2, 10, 11, 100].map((max) => arabicOf({ min: 1, max }))).toEqual([
      'أرقام فقط، خانة أو خانتان.',
      'أرقام فقط، من 1 إلى 10 خانات.',
      'أرقام فقط، من 1 إلى 11 خانة.',
      'أرقام فقط، من 1 إلى 100 خانة.',
    ])
  })

  test('bounds of a failed request that are negative or reversed are left out', () => {
    expect([
      said('EN', { kind: 'rule', patternId: '7', min: 9, max: 4 }),
      said('EN', { kind: 'rule', patternId: '7', min: -1, max: -1 }),
    ]).toEqual(['Digits only.', 'Digits only.'])
  })
})

describe('the texts of the specification, sections 5 and 8', () => {
  const catalogue: [name: string, fault: Fault, about: About, english: string, arabic: string][] = [
    [
      'inconsistent twice',
      { kind: 'same' },
      { input: 'password', server: 'confirmPassword' },
      'The two passwords differ.',
      'كلمتا المرور غير متطابقتين.',
    ],
    ['input cannot be empty', { kind: 'required' }, { input: 'text' }, 'This cannot be empty.', 'لا يمكن ترك هذا الحقل فارغًا.'],
    [
      'enter a valid verification code',
      { kind: 'rule', patternId: '7', min: 6, max: 6 },
      { input: 'code' },
      'Enter a valid verification code.',
      'أدخل رمز تحقق صحيحًا.',
    ],
    [
      'enter the captcha',
      { kind: 'required', patternId: '5', min: 4, max: 4 },
      { input: 'captcha' },
      'Enter the captcha.',
      'أدخل رمز الصورة.',
    ],
    [
      'please agree to the terms, 18 years',
      { kind: 'required' },
      { input: 'check' },
      'Please agree to the terms and confirm that you are 18 or older.',
      'يرجى الموافقة على الشروط وتأكيد أن عمرك 18 عامًا أو أكثر.',
    ],
    ['enter a valid mobile number', { kind: 'required' }, { input: 'tel' }, 'Enter a valid mobile number.', 'أدخل رقم هاتف محمول صحيحًا.'],
    [
      'phone number format incorrect',
      { kind: 'rule', part: 'pattern' },
      { input: 'tel' },
      'The phone number is not in the right form.',
      'صيغة رقم الهاتف غير صحيحة.',
    ],
    [
      'real name format incorrect',
      { kind: 'rule', part: 'pattern' },
      { input: 'text', server: 'payeeName' },
      'The real name is not in the right form.',
      'صيغة الاسم الحقيقي غير صحيحة.',
    ],
    [
      'invalid invitation code',
      { kind: 'rule' },
      { input: 'text', server: 'affiliateCode' },
      'This invitation code is not valid.',
      'رمز الدعوة هذا غير صحيح.',
    ],
    ['email (valid)', { kind: 'email' }, { input: 'email' }, 'Enter a valid email address.', 'أدخل عنوان بريد إلكتروني صحيحًا.'],
    [
      'password length must be within (min)-(max)',
      { kind: 'rule', part: 'length', min: 8, max: 20 },
      { input: 'password' },
      'The password needs 8–20 characters.',
      'طول كلمة المرور: من 8 إلى 20 خانة.',
    ],
  ]
  for (const [name, fault, about, englishText, arabicText] of catalogue) {
    test(`says: ${name}`, () =>
      expect({ EN: said('EN', fault, about), AR: said('AR', fault, about) }).toEqual({ EN: englishText, AR: arabicText }))
  }

  test('please enter username and password; items marked * are required', () => {
    expect({ 'rule.username-missing': says.EN('rule.username-missing'), 'rule.starred': says.EN('rule.starred') }).toEqual({
      'rule.username-missing': 'Please enter your username.',
      'rule.starred': 'Items marked * are required.',
    })
    expect({ 'rule.username-missing': says.AR('rule.username-missing'), 'rule.starred': says.AR('rule.starred') }).toEqual({
      'rule.username-missing': 'يرجى إدخال اسم المستخدم.',
      'rule.starred': 'الحقول المشار إليها بعلامة * مطلوبة.',
    })
  })

  test("the age of the terms is the brand's where it has one", () => {
    expect(said('EN', { kind: 'required' }, { input: 'check', ageYears: 21 })).toBe(
      'Please agree to the terms and confirm that you are 21 or older.',
    )
  })

  test('where the server chose a family, its text is used for a name and a number too', () => {
    const told = { kind: 'rule', patternId: '7', min: 6, max: 15 } as const
    expect([
      said('EN', told, { input: 'tel', server: 'mobileNum' }),
      said('EN', { ...told, patternId: '9' }, { server: 'payeeName' }),
    ]).toEqual(['Digits only, 6–15 characters.', 'English letters and spaces only, 6–15 characters.'])
  })

  test("a form's own rule has no family: its text contains the bounds, not the pattern", () => {
    expect(said('EN', { kind: 'rule', part: 'length', min: 2, max: 40 })).toBe('2–40 characters of any kind.')
    expect(said('EN', { kind: 'rule', part: 'pattern', min: 2, max: 40 })).toBe('This is not in the right form.')
    expect({ EN: said('EN', { kind: 'one-of' }), AR: said('AR', { kind: 'one-of' }) }).toEqual({
      EN: 'Choose one of the options.',
      AR: 'اختر أحد الخيارات.',
    })
    expect(
      [{ min: 1, max: 9 }, { min: 4, max: 4 }, { min: 1 }, { max: 9 }].map((range) => said('EN', { kind: 'range', ...range })),
    ).toEqual(['Between 1 and 9.', 'It must be 4.', '1 or more.', '9 or less.'])
  })
})

describe('the conditions of a password, to tick off', () => {
  const rule = { required: true, patterns: ['(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+'], patternId: '6', minLength: 8, maxLength: 20 }
  const ticks = (value: string, answer = (source: string): boolean | undefined => new RegExp(`^(?:${source})$`).test(value)) =>
    ruleParts(value, rule, answer).map(({ key, values, met }) => `${met ? 'met' : 'not met'}: ${says.EN(key, values)}`)

  test('are what it is made of, and how long it is', () => {
    expect(ticks('koi2026')).toEqual(['met: Both letters and numbers', 'not met: 8–20 characters (7 now)'])
    expect(ticks('koikoikoi')).toEqual(['not met: Both letters and numbers', 'met: 8–20 characters'])
    expect(ticks('koi2026x')).toEqual(['met: Both letters and numbers', 'met: 8–20 characters'])
  })

  test('are not met while nothing is typed', () => {
    expect(ticks('', () => undefined)).toEqual(['not met: Both letters and numbers', 'not met: 8–20 characters'])
  })

  test('leave out what is unknown, and any characters, which is no condition', () => {
    expect(ticks('koi2026x', () => undefined)).toEqual(['met: 8–20 characters'])
    expect(ruleParts('a', { required: true, patterns: ['.*'], patternId: '1' }, () => true)).toEqual([])
  })

  test('read well in Arabic', () => {
    expect(ruleParts('koi2026', rule, () => true).map(({ key, values }) => says.AR(key, values))).toEqual([
      'أحرف وأرقام معًا',
      'من 8 إلى 20 خانة (الآن 7)',
    ])
  })
})

test('the check and the text agree: a short name of a field that requires 6 to 14', () => {
  const fault = checkValue(
    'maya',
    { required: true, patterns: ['[A-Za-z][A-Za-z0-9]*'], patternId: '2', minLength: 6, maxLength: 14 },
    () => true,
  )
  expect(said('EN', fault ?? { kind: 'one-of' })).toBe('Start with a letter, then letters and numbers, 6–14 characters.')
})

test('no text of a fault is missing, and Arabic has the texts that English has', () => {
  const names = (words: object) => new Set(Object.keys(words).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')))
  expect(names(arabic)).toEqual(names(english))
  expect(missing).toEqual([])
})
