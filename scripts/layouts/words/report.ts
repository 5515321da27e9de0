import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { isObject } from '../../../src/schemas/json.ts'
import type { Json } from '../../../src/schemas/json.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import { shown } from '../files.ts'
import { englishWords } from '../installation.ts'
import { faultsIn } from './take.ts'
import { objectIn, unitsOf } from './units.ts'
import type { Group } from './units.ts'

export type Line = { path: string; severity: 'error' | 'warning' | 'info'; code: string; message: string }

/** A label that is much longer than English needs a look at its place; a sentence finds room. */
const label = { letters: 24, times: 2, more: 10 }
const widthOf = (text: string) => text.length + (text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu)?.length ?? 0)

/** What is to be done about the texts of a language: wrong ones are errors, missing ones warnings, long labels infos. */
export function linesOf(groups: readonly Group[], language: LanguageCode): Line[] {
  return groups.flatMap((group) => {
    const path = shown(group.path)
    const wrong = faultsIn(group, group.own, undefined, language).map(({ why }) => ({
      path,
      severity: 'error' as const,
      code: 'words/wrong',
      message: `${group.id}: ${why}`,
    }))
    const others = unitsOf(group, language).flatMap(({ key, source, target }): Line[] => {
      if (target === undefined)
        return [{ path, severity: 'warning', code: 'words/missing', message: `${group.id} · ${key} has no text in ${language}: ${source}` }]
      const [is, was] = [widthOf(target), widthOf(source)]
      const isLong = was <= label.letters && is > was * label.times && is > was + label.more
      return isLong
        ? [{ path, severity: 'info', code: 'words/long', message: `${group.id} · ${key} has ${is} letters, English ${was}: ${target}` }]
        : []
    })
    return [...wrong, ...others]
  })
}

/** The brand's own texts of a language whose English text is another one now than when they were translated. */
export function changedSince(layouts: string, brand: string, language: LanguageCode): Line[] {
  const pathOf = (code: LanguageCode) => join(layouts, brand, 'words', `${code.toLowerCase()}.json`)
  const [path, english] = [pathOf(language), pathOf('EN')]
  if (!existsSync(path)) return []
  const [own, ofBrand] = [objectIn(path), existsSync(english) ? objectIn(english) : {}]
  return Object.entries(objectOf(own.of)).flatMap(([key, mark]): Line[] => {
    const text = objectOf(ofBrand.words)[key] ?? shippedEnglish(key)
    const isSame = typeof text !== 'string' || createHash('sha256').update(text).digest('hex').slice(0, 16) === mark
    if (isSame) return []
    const message = `${key} was translated from another English text; it says now: ${text}`
    return [{ path: shown(path), severity: 'warning', code: 'words/changed', message }]
  })
}

function shippedEnglish(key: string): string | undefined {
  const [, group = '', name = ''] = /^(widgets\/[^.]+|[^.]+)\.(.+)$/s.exec(key) ?? []
  return englishWords[group]?.[name]
}

function objectOf(value: Json | undefined): Readonly<Record<string, Json>> {
  return isObject(value) ? value : {}
}
