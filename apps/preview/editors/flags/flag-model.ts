// The flags of a document as the editor shows them: values, places that use a flag, and the patches that declare, change, rename or delete
// one.
import { pointerOf } from '../../../../src/schemas/json.ts'
import type { Flags } from '../../../../src/schemas/documents.ts'
import type { Persona } from '../../../../src/schemas/view-settings.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'

export type FlagValue = boolean | number | string
/** One declared flag. */
export type Flag = Flags['flags'][string]

/** One use of a flag in a document, with what uses it and what happens to that when the flag is off. */
export type FlagPlace = { document: string; pointer: string; title: string; text: string; effect?: string | undefined }

/** What somebody sees differently when the flag is off, in blocks; 0 and 0 means no difference. */
export type FlagEffect = { persona: Persona; leave: number; come: number }

export const flagTypes = ['boolean', 'number', 'string'] as const
export const flagOrigins = ['whitelabel', 'registration', 'contract', 'member', 'layout'] as const

export type Show = 'all' | 'tried' | 'nowhere' | 'undeclared'

const empty = { boolean: false, number: 0, string: '' } as const

/** The flags of a list, narrowed by what is shown and by a text in their name, note or owner. */
export function flagsShown(
  flags: Readonly<Record<string, Flag>>,
  {
    show,
    text,
    overrides,
    usage,
  }: { show: Show; text: string; overrides: Readonly<Record<string, FlagValue>>; usage: Readonly<Record<string, readonly FlagPlace[]>> },
): [string, Flag][] {
  const query = text.trim().toLowerCase()
  return Object.entries(flags).filter(([name, flag]) => {
    if (show === 'tried' && overrides[name] === undefined) return false
    if (show === 'nowhere' && (usage[name]?.length ?? 0) > 0) return false
    return `${name} ${flag.note} ${flag.owner} ${flag.from}`.toLowerCase().includes(query)
  })
}

export function declaring(name: string, flag: Partial<Flag> = {}): PatchOperation[] {
  return [
    {
      op: 'add',
      path: pointerOf('flags', name),
      value: { type: 'boolean', default: false, from: 'layout', owner: '', note: name, ...flag },
    },
  ]
}

/** Another type brings a default that fits it. */
export function typing(name: string, type: Flag['type']): PatchOperation[] {
  return [
    { op: 'replace', path: pointerOf('flags', name, 'type'), value: type },
    { op: 'replace', path: pointerOf('flags', name, 'default'), value: empty[type] },
  ]
}

/** Why a name cannot be a flag's: the key of a word, or null when it can. */
export function nameProblem(name: string, flags: Readonly<Record<string, Flag>>): string | null {
  if (name === '') return 'editors.flags-name-missing'
  if (!/^[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(name)) return 'editors.flags-name-letters'
  return Object.hasOwn(flags, name) ? 'editors.flags-name-taken' : null
}
