import { isObject, pointerOf } from '../../schemas/json.ts'
import { Constants } from '../../schemas/documents.ts'
import type { Brand } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { verdictOf } from '../../rules/color-roles.ts'
import { ratioText } from '../../rules/contrast.ts'
import type { Findings } from './findings.ts'
import { didYouMean, nearest } from './nearest.ts'
import { listed } from './sentences.ts'

/** The lists of a brand in which every entry stands once, by their pointers. */
function listsOf({ languages, wholeLanguages = [], hosts, agentTypes, trialTypes, launchOrigins = [], analytics = [], vendors }: Brand) {
  const lists: Readonly<Record<string, readonly (string | number)[]>> = {
    languages,
    wholeLanguages,
    hosts,
    agentTypes,
    trialTypes,
    launchOrigins,
    analytics,
  }
  return [
    ...Object.entries(lists).map(([name, entries]) => ({ pointer: pointerOf(name), name, entries })),
    ...Object.entries(vendors).map(([name, entries]) => ({ pointer: `/vendors${pointerOf(name)}`, name: `vendors.${name}`, entries })),
  ]
}

/** Checks what the values of a brand mean together. What players get lists nothing twice, and begins in a language that is offered. */
export function checkBrand(brand: Brand, findings: Findings): Brand {
  const lists = listsOf(brand)
  for (const { pointer, name, entries } of lists) checkEntries(pointer, name, entries, findings)
  for (const alone of [lists.filter(({ name }) => name.endsWith('Types')), lists.filter(({ name }) => name.startsWith('vendors.'))])
    checkApart(alone, findings)
  checkValues(brand, findings)
  for (const theme of ['dark', 'light'] as const) checkContrast(theme, brand.tokens[theme], findings)
  const languages = [...new Set(brand.languages)]
  const isOffered = languages.includes(brand.defaultLanguage)
  const [first = brand.defaultLanguage] = languages
  if (!isOffered)
    findings.add(
      'brand/default-language',
      '/defaultLanguage',
      `The default language is one of \`languages\`: ${listed(languages)}, not ${brand.defaultLanguage}.`,
      { also: '/languages', fix: languages.length === 1 ? [{ op: 'add', path: '/defaultLanguage', value: first }] : undefined },
    )
  for (const [index, language] of (brand.wholeLanguages ?? []).entries())
    if (!languages.includes(language))
      findings.add(
        'words/language',
        pointerOf('wholeLanguages', index),
        `The brand does not offer ${language}; it offers ${listed(languages)}.`,
        { fix: [{ op: 'remove', path: pointerOf('wholeLanguages', index) }] },
      )
  return isOffered && languages.length === brand.languages.length
    ? brand
    : { ...brand, languages, defaultLanguage: isOffered ? brand.defaultLanguage : first }
}

/** A colour and what it is read on, reported once for each pair. */
function checkContrast(theme: 'dark' | 'light', tokens: Readonly<Record<string, string>>, findings: Findings): void {
  const seen = new Set<string>()
  const verdicts = Object.keys(tokens).flatMap((name) => verdictOf(name, tokens) ?? [])
  for (const { name, against, ratio, least, isEnough } of verdicts.toSorted((a, b) => Number(a.isBackground) - Number(b.isBackground))) {
    const pair = [name, against].toSorted().join(' ')
    if (isEnough || seen.has(pair)) continue
    seen.add(pair)
    const message = `${name} and ${against} have a contrast of ${ratioText(ratio)} in the ${theme} theme; ${ratioText(least)} is needed.`
    findings.add('brand/low-contrast', `/tokens/${theme}/${name}`, message, { also: `/tokens/${theme}/${against}` })
  }
}

function checkEntries(pointer: string, name: string, entries: readonly (string | number)[], findings: Findings): void {
  const twice = entries.flatMap((entry, index): { entry: string | number; at: string }[] =>
    entries.indexOf(entry) < index ? [{ entry, at: `${pointer}/${index}` }] : [],
  )
  for (const { entry, at } of twice) {
    const fix: JsonObject[] = [{ op: 'remove', path: at }]
    findings.add('brand/listed-twice', at, `${entry} stands twice in \`${name}\`.`, { fix })
  }
}

type List = ReturnType<typeof listsOf>[number]

/** An entry of one list is in none of the others. */
function checkApart(lists: readonly List[], findings: Findings): void {
  const holders = new Map<string | number, { name: string; at: string }>()
  for (const { pointer, name, entries } of lists)
    for (const [index, entry] of entries.entries()) {
      const before = holders.get(entry)
      const at = `${pointer}/${index}`
      if (!before) holders.set(entry, { name, at })
      else if (before.name !== name)
        findings.add('brand/in-two-lists', at, `${entry} stands in \`${before.name}\` and in \`${name}\`; it is in one of them.`, {
          also: before.at,
        })
    }
}

type Form = { expected: string; test: (value: string) => boolean; meant?: (value: string) => string | undefined }

const length = /^(?:0|(?:\d+|\d*\.\d+)(?:px|rem|em|ex|ch|lh|rlh|vw|vh|vmin|vmax|svw|svh|dvw|dvh|lvw|lvh|cqw|cqh|pt|pc|in|cm|mm|q|%))$/i
const functions = /^(?:calc|min|max|clamp|var)\(.+\)$/is
const isLength = (value: string) => length.test(value) || functions.test(value)
const aLength: Form = {
  expected: 'a length from 0 with its unit, such as 12px',
  test: isLength,
  meant: (value) =>
    [value.slice(1), `${value}px`, `${value.slice(1)}px`].find((one) => one !== '' && one.length >= value.length - 1 && length.test(one)),
}
const aColour: Form = {
  expected: 'a colour, such as #ff6a3d or rgb(255 106 61 / 0.8)',
  test: (value) =>
    /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ||
    /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\(.+\)$/is.test(value) ||
    /^(?:black|white|transparent|currentcolor)$/i.test(value),
  meant: (value) => (/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? `#${value}` : undefined),
}
const transforms = ['none', 'uppercase', 'lowercase', 'capitalize']
/** What a shared token is, by the end or the beginning of its name; a token of another name is a text. */
const sharedForms: readonly [name: RegExp, form: Form][] = [
  [/^radius-/, aLength],
  [
    /-weight$/,
    { expected: 'a weight from 1 to 1000', test: (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 1000 },
  ],
  [/-scale$/, { expected: 'a number above 0', test: (value) => Number(value) > 0 }],
  [/-tracking$/, { expected: 'a length with its unit, such as -0.02em', test: (value) => isLength(value.replace(/^-/, '')) }],
  [
    /-transform$/,
    {
      expected: `one of ${listed(transforms)}`,
      test: (value) => transforms.includes(value),
      meant: (value) => nearest(value, transforms),
    },
  ],
  [/^font-/, { expected: 'a list of fonts', test: (value) => value.trim() !== '' }],
]
const aHost: Form = {
  expected: 'a host name in small letters without scheme and path, such as play.example.com',
  test: (value) => /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/.test(value),
  meant: (value) =>
    value
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .split(/[/?#]/, 1)[0],
}
const anOrigin: Form = {
  expected: 'an origin without a path, such as https://games.example.com',
  test: (value) => /^https?:\/\/[^/?#\s]+$/.test(value),
  meant: (value) => /^https?:\/\/[^/?#\s]+/.exec(value)?.[0],
}

/** Checks that each single value is what its name says: a colour, a length, a host, an amount that is not below 0. */
function checkValues({ tokens, hosts, launchOrigins = [], maintenance = [], constants }: Brand, findings: Findings): void {
  const check = (value: string, at: string, name: string, form: Form) => {
    if (form.test(value.trim())) return
    const meant = form.meant?.(value.trim())
    const sure = meant !== undefined && form.test(meant) ? meant : undefined
    findings.add('brand/invalid-value', at, `\`${name}\` is ${form.expected}, not ${JSON.stringify(value)}.${didYouMean(sure)}`, {
      fix: sure === undefined ? undefined : [{ op: 'replace', path: at, value: sure }],
    })
  }
  for (const theme of ['dark', 'light'] as const)
    for (const [name, value] of Object.entries(tokens[theme])) check(value, pointerOf('tokens', theme, name), name, aColour)
  for (const [name, value] of Object.entries(tokens.shared)) {
    const form = sharedForms.find(([names]) => names.test(name))?.[1]
    if (form) check(value, pointerOf('tokens', 'shared', name), name, form)
  }
  for (const [index, host] of hosts.entries()) check(host, pointerOf('hosts', index), 'hosts', aHost)
  for (const [index, origin] of launchOrigins.entries()) check(origin, pointerOf('launchOrigins', index), 'launchOrigins', anOrigin)
  for (const [index, { from, until }] of maintenance.entries())
    if (Date.parse(until) <= Date.parse(from))
      findings.add('brand/invalid-value', pointerOf('maintenance', index, 'until'), 'The end of a maintenance is behind its beginning.')
  for (const [name, value] of Object.entries(constants))
    if (typeof value === 'number' && value < 0)
      findings.add('brand/invalid-value', pointerOf('constants', name), `\`${name}\` is a number from 0, not ${value}.`)
}

/**
 * Checks the names in a brand's own document against what it is merged into: a token is one of that theme there, and a constant has the
 * type that it has there. A constant of the brand's own may not look like one that there is.
 */
export function checkBrandNames(own: JsonObject, base: Json, findings: Findings): void {
  const groups = isObject(own.tokens) ? own.tokens : {}
  for (const group of ['dark', 'light', 'shared']) {
    const known = Object.keys(objectAt(base, 'tokens', group))
    for (const name of Object.keys(objectAt(groups, group))) {
      if (known.includes(name)) continue
      const meant = nearest(name, known)
      reportName(
        'brand/unknown-token',
        pointerOf('tokens', group, name),
        `_base/brand.json has no token "${name}" in \`${group}\`.`,
        meant,
        findings,
      )
    }
  }
  const constants = objectAt(base, 'constants')
  const { shape } = Constants as unknown as { shape: object } // zod keeps it there
  const known = [...new Set([...Object.keys(constants), ...Object.keys(shape)])]
  for (const [name, value] of Object.entries(objectAt(own, 'constants'))) {
    const at = pointerOf('constants', name)
    const meant = known.includes(name) ? undefined : nearest(name, known)
    const before = Object.hasOwn(constants, name) ? constants[name] : undefined
    if (meant !== undefined) reportName('brand/unknown-constant', at, `_base/brand.json has no constant "${name}".`, meant, findings)
    else if (before !== undefined && value !== null && kindOf(before) !== kindOf(value))
      findings.add('brand/invalid-value', at, `\`${name}\` is ${kindOf(before)} in _base/brand.json, not ${JSON.stringify(value)}.`)
  }
}

function reportName(
  code: 'brand/unknown-token' | 'brand/unknown-constant',
  at: string,
  message: string,
  meant: string | undefined,
  findings: Findings,
): void {
  const holder = at.slice(0, at.lastIndexOf('/'))
  const fix: JsonObject[] = [meant === undefined ? { op: 'remove', path: at } : { op: 'move', from: at, path: holder + pointerOf(meant) }]
  findings.add(code, at, message + didYouMean(meant), { at: 'key', fix })
}

function objectAt(value: Json, ...path: string[]): JsonObject {
  let at: Json | undefined = value
  for (const key of path) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  return isObject(at) ? at : {}
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'number'
    ? 'a number'
    : typeof value === 'boolean'
      ? 'true or false'
      : typeof value === 'string'
        ? 'a text'
        : 'an object'
}
