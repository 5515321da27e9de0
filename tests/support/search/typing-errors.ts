import type { Random } from '../../../mocks/artwork/random.ts'

export const editKinds = ['insert', 'delete', 'substitute', 'transpose'] as const
export type EditKind = (typeof editKinds)[number]

/** Letters that may be typed by mistake, by script; the order decides which script a name belongs to. */
const alphabets = {
  Thai: 'กขคงจชซญดตถทนบปผพมยรลวสหอาีเแโ่้',
  Japanese: 'あいうえおかきくけこさたなはまらわアイウカキクコサタトナラリ金王月',
  Korean: '가나다라마바사아자차카타파하운왕금달',
  Chinese: '金龙虎王月天大宝花神乐鱼马财福',
  Arabic: 'ابتثجحخدرسشصطعغفقكلمنهوي',
  Cyrillic: 'абвгдежзийклмнопрстуфхцчшыьюя',
  Devanagari: 'कखगघचजटडतदनपबमयरलवशसहािीुो',
  Vietnamese: 'abcdeghiklmnopqrstuvxy',
  Latin: 'abcdefghijklmnopqrstuvwxyz',
} as const
export type Script = keyof typeof alphabets
export const scripts = Object.keys(alphabets) as Script[]

const signs: readonly (readonly [Script, RegExp])[] = [
  ['Thai', /\p{Script=Thai}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Vietnamese', /\P{ASCII}/u],
]

export function scriptOf(name: string): Script {
  return signs.find(([, sign]) => sign.test(name))?.[0] ?? 'Latin'
}

/** The name with one typing error of that kind in a letter or a digit; undefined when the name allows no such error. */
export function mistype(name: string, kind: EditKind, random: Random): string | undefined {
  const letters = [...name]
  const alphabet = [...alphabets[scriptOf(name)]]
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const places = letters.flatMap((letter, i) => (/[\p{L}\p{M}\p{N}]/u.test(letter) ? [i] : []))
  const same = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase()
  const at = one(kind === 'transpose' ? places.filter((i) => places.includes(i + 1) && !same(letters[i], letters[i + 1])) : places)
  if (at === undefined || (kind === 'delete' && places.length < 2)) return undefined
  const put = (from: number, to: number, ...more: (string | undefined)[]) =>
    [...letters.slice(0, from), ...more, ...letters.slice(to)].join('')
  if (kind === 'insert') return put(at, at, one(alphabet))
  if (kind === 'delete') return put(at, at + 1)
  if (kind === 'substitute') return put(at, at + 1, one(alphabet.filter((letter) => !same(letter, letters[at]))))
  return put(at, at + 2, letters[at + 1], letters[at])
}
