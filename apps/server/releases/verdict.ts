import { loadFile } from '../../../src/authoring/release/files.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import { baseBrand, isBrandFile } from '../../../src/authoring/release/release.ts'
import { sentenceWithBrands, tellBrands } from '../../../src/authoring/release/brand-verdicts.ts'
import type { Diagnostic } from '../../../src/schemas/diagnostics.ts'
import type { DocumentName } from '../../../src/schemas/documents.ts'
import { errorsByChange } from '../editing/document-problems.ts'
import type { Build } from '../layouts/layouts.ts'
import { textRefusal } from '../editing/write-refusals.ts'
import { brandsOf, filesFor } from './current-files.ts'
import type { Bytes, Current, Files } from './current-files.ts'
import { countChanges, differenceOf } from './differences.ts'
import type { FileDifference } from './differences.ts'
import { changedPaths, folderOf, placeOf } from './tree.ts'

export type Refused = { status: 'refused'; error: string; diagnostics: readonly Diagnostic[] }

/** What would be wrong for players if the files became these, because of the changed ones. */
export function faultsOf(build: Build, before: Files, after: Files, changed: readonly string[]): Refused | undefined {
  const names = new Set<string>(changed.map((path) => nameAt(path, before.get(path) ?? after.get(path))))
  const folders = new Set(changed.map(folderOf))
  const brands = brandsOf(after).filter((brand) => folders.has(baseBrand) || folders.has(brand))
  const errors = tellBrands(
    (brands.length > 0 ? brands : [...folders]).map((brand) => ({
      brand,
      found: errorsByChange(build, brand, checkedWith(brand, before), checkedWith(brand, after), names),
    })),
    () => brands,
  )
  const [first] = errors
  if (!first) return undefined
  const more = errors.length > 1 ? `, and ${errors.length - 1} more` : ''
  const fault = `${first.document}${first.pointer} ${sentenceWithBrands(first)}${more}`
  return refused(`Nothing is published, for players would get a fault: ${fault}`, errors)
}

/** What a brand is checked with: its own files, and of the other brands what they are, for a host of theirs is none of this one. */
function checkedWith(brand: string, files: Files): LayoutFile[] {
  const others = [...files.values()].filter((file) => file.brand !== brand && file.brand !== baseBrand && isBrandFile(file.path))
  return [...filesFor(brand, files), ...others]
}

/** Why a file may not be written or removed at all, whatever else is published with it. */
export function fileRefusal(path: string, text: string | null, at: Current, sent: object): Refused | undefined {
  const known = at.files.get(path)
  if (!placeOf(path) && !known)
    return refused(`"${path.slice(0, 200)}" is no place of a document; use one such as foyer/pages/home.json or foyer/brand.json.`)
  const brand = folderOf(path)
  const isBrand = brand === baseBrand || brandsOf(at.files).includes(brand) || Object.hasOwn(sent, `${brand}/brand.json`)
  if (!isBrand) return refused(`There is no brand "${brand}"; publish ${brand}/brand.json with its documents.`)
  if (text === null) {
    return path.endsWith('/brand.json') && known
      ? refused(`${path} cannot be taken away, for a brand without it is none; remove its folder by hand.`)
      : undefined
  }
  const refusal = textRefusal(text, nameAt(path, known))
  return refusal && refused(refusal.error, refusal.diagnostics)
}

export function refused(error: string, diagnostics: readonly Diagnostic[] = []): Refused {
  return { status: 'refused', error, diagnostics }
}

/** The name of the document in a file, or at a file's place. */
export function nameAt(path: string, file: LayoutFile | undefined): DocumentName {
  const place = placeOf(path)
  const name = file ? loadFile(file).name : `${place?.kind}/${place?.id}`
  return name as DocumentName // by the kind that the file or its place has
}

/** What differs in the files, and which brands it reaches: those whose own files changed, and those that are built otherwise. */
export function describeRelease(
  build: Build,
  before: Files,
  after: Files,
  lists: { before: Bytes; after: Bytes },
): { brands: string[]; changes: number; differences: FileDifference[] } {
  const changed = changedPaths(before, after)
  const changedLists = [...new Set([...lists.before.keys(), ...lists.after.keys()])].filter(
    (path) => lists.before.get(path)?.toString() !== lists.after.get(path)?.toString(),
  )
  const folders = new Set([...changed, ...changedLists].map(folderOf))
  const brands = brandsOf(new Map([...before, ...after])).filter(
    (brand) => folders.has(brand) || (folders.has(baseBrand) && built(build, brand, before) !== built(build, brand, after)),
  )
  const differences = [
    ...changed.map((path) => differenceOf(path, before.get(path)?.text, after.get(path)?.text)),
    ...changedLists.map((path) => differenceOf(path, lists.before.get(path), lists.after.get(path))),
  ]
  return { brands, changes: countChanges(differences), differences }
}

function built(build: Build, brand: string, files: Files): string {
  try {
    return build({ brand, files: filesFor(brand, files), lastGood: undefined }).release.release
  } catch {
    return '' // the layout store prints it
  }
}
