import { baseBrand } from '../../../src/authoring/release/release.ts'
import { loadFile } from '../../../src/authoring/release/files.ts'
import { mergePatch } from '../../../src/rules/merge.ts'
import { Publishing } from '../../../src/schemas/documents.ts'
import { isObject } from '../../../src/schemas/json.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { allowed } from '../operators/calls.ts'
import type { Caller, Role } from '../operators/calls.ts'
import { brandsOf } from '../releases/current-files.ts'
import type { Files } from '../releases/current-files.ts'
import { folderOf, isMedia } from '../releases/tree.ts'

/** How many approve what changes a brand, and whether who asked is one of them. */
export type Rule = { approvals: number; selfApproval: boolean }
/** By path: the hash before and after; null where there is no file. */
export type Bound = Readonly<Record<string, readonly [string | null, string | null]>>
/** Who approved, as the operator is now. */
export type Approver = { id: string; name: string; email: string; roles: Readonly<Record<string, Role>> }
/** What a brand still waits for. */
export type Missing = { brand: string; approvals: number }

const strict: Publishing = { approvals: 1 } // of a document that says something else than the rules have

/** What a brand's documents say of publishing, its own over what all brands share. */
export function publishingOf(files: Files, brand: string): Publishing {
  const both = [baseBrand, brand].map((folder) => {
    // By its kind, for the id of the shared one is not the name of its folder
    const file = [...files.values()].find((one) => one.brand === folder && loadFile(one).name.startsWith('brand/'))
    const value = file && loadFile(file).value
    return isObject(value) ? value['publishing'] : undefined
  })
  const merged = both.reduce<Json | undefined>(
    (all, one) => (one === undefined ? all : all === undefined ? one : (mergePatch(all, one) as Json)), // two JSON values merged are one
    undefined,
  )
  if (merged === undefined) return {}
  const read = Publishing.safeParse(merged, { jitless: true })
  return read.success ? read.data : strict
}

/**
 * The brands that want approvals of a change of these files, as they are before it. What all brands share needs what each of them wants.
 * `least`: how many a request needs also where the brand wants none, for whoever asks may not publish.
 */
export function rulesFor(files: Files, paths: Iterable<string>, least = 0): Map<string, Rule> {
  return new Map(
    brandsWith(files, paths).flatMap((brand): [string, Rule][] => {
      const { approvals = 0, selfApproval = false } = publishingOf(files, brand)
      const needed = Math.max(approvals, least)
      return needed > 0 ? [[brand, { approvals: needed, selfApproval: approvals === 0 || selfApproval }]] : []
    }),
  )
}

/** The brands that files belong to: all of them for what they share. A picture is seen by what names it. */
function brandsWith(files: Files, paths: Iterable<string>): string[] {
  const folders = new Set([...paths].filter((path) => !isMedia(path)).map(folderOf))
  if (folders.has(baseBrand)) for (const brand of brandsOf(files)) folders.add(brand)
  if (folders.size > 1) folders.delete(baseBrand)
  return [...folders].sort()
}

/** The changed documents with their hashes. Pictures follow from the documents that name them. */
export function boundOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, paths: Iterable<string>): Bound {
  const documents = [...paths].filter((path) => !isMedia(path)).sort()
  return Object.fromEntries(documents.map((path) => [path, [before.get(path) ?? null, after.get(path) ?? null] as const]))
}

export function isSameBound(one: Bound, other: Bound): boolean {
  const paths = Object.keys(one)
  const isSame = (path: string) => one[path]?.[0] === other[path]?.[0] && one[path]?.[1] === other[path]?.[1]
  return paths.length === Object.keys(other).length && paths.every((path) => Object.hasOwn(other, path) && isSame(path))
}

/** What each brand lacks: an approval counts for the brands that its operator may publish now, and once for each person. */
export function missingOf(
  rules: ReadonlyMap<string, Rule>,
  request: AskedBy,
  approvers: readonly Approver[],
  brands: readonly string[],
): Missing[] {
  return [...rules].flatMap(([brand, { approvals, selfApproval }]) => {
    const counted = approvers.filter((one) => mayApprove(one, brand, brands) && (selfApproval || !isOwnWork(one, request)))
    const lacking = approvals - new Set(counted.map(({ email }) => personOf(email))).size
    return lacking > 0 ? [{ brand, approvals: lacking }] : []
  })
}

export function mayApprove(caller: Caller, brand: string, brands: readonly string[]): boolean {
  return allowed(caller, { method: 'POST', path: '', role: 'publisher' }, brand, brands)
}

export function mayOverride(caller: Caller, brand: string, brands: readonly string[]): boolean {
  return allowed(caller, { method: 'POST', path: '', role: 'admin' }, brand, brands)
}

/** Who asked for a request, and who changed its documents in the draft. */
export type AskedBy = { operator: string | null; email: string | null; authors?: readonly { id: string; email: string }[] }

/** Whether somebody would approve what is also the own work. */
export function isOwnWork(one: { id: string; email: string }, request: AskedBy): boolean {
  const { authors = [] } = request
  return isSamePerson(one, request) || authors.some(({ id, email }) => isSamePerson(one, { operator: id, email }))
}

export function isSamePerson(
  one: { id: string; email: string },
  { operator, email }: { operator: string | null; email: string | null },
): boolean {
  return one.id === operator || (email !== null && personOf(one.email) === personOf(email))
}

/** One spelling for the addresses of one mailbox: without a tag after "+", and at Google without dots. */
export function personOf(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').trim().toLowerCase().split('@')
  const [plain = ''] = local.split('+')
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
