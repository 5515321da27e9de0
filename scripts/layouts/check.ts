import { createHash } from 'node:crypto'
import { basename, resolve, sep } from 'node:path'

import { checkDocument } from '../../src/authoring/check/document.ts'
import { toDiagnostic } from '../../src/authoring/check/findings.ts'
import { checkPredicate } from '../../src/authoring/check/predicates.ts'
import { checkProgram } from '../../src/authoring/check/programs.ts'
import { tellBrands } from '../../src/authoring/release/brand-verdicts.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import { baseBrand, buildRelease, isBrandFile } from '../../src/authoring/release/release.ts'
import type { FileDiagnostic } from '../../src/authoring/release/release.ts'
import { documentsAt, isFolder, readGiven, shown } from './files.ts'
import { vocabulary } from './installation.ts'
import { nameOfFile, withStandIns } from './stand-ins.ts'
import { openWorkspace, unreadFiles, workspaceOf } from './workspace.ts'

/** Contents that are not written yet, by absolute path. */
export type Unwritten = ReadonlyMap<string, string>

/**
 * Checks the given files, or every brand of the folder when none is given; a folder stands for the documents below it. A file is checked
 * alone, with what it depends on of its own layouts folder. A file outside of any layouts folder is checked as a document of the brand
 * that `BRAND` names; where there are no layouts at all, against this installation only. A document of `_base` is checked as each brand
 * sees it; what is wrong in some of them only names them.
 */
export function check(paths: readonly string[], dir: string, instead?: Unwritten): FileDiagnostic[] {
  if (paths.length === 0) return tidy(checkFolder(dir, undefined))
  const groups = new Map<string, string[]>()
  for (const path of documentsAt(paths)) {
    const folder = workspaceOf(resolve(path)) ?? ''
    groups.set(folder, [...(groups.get(folder) ?? []), path])
  }
  return tidy(
    [...groups].flatMap(([folder, given]) =>
      folder === '' ? given.flatMap(checkOutside) : checkFolder(folder, new Set(given.map((path) => resolve(path)))),
    ),
  )

  function checkFolder(folder: string, wanted: ReadonlySet<string> | undefined): FileDiagnostic[] {
    for (const path of wanted ?? []) if (!instead?.has(path)) readGiven(path)
    const workspace = openWorkspace(folder, { instead })
    const concerned = workspace.brands.filter((brand) => !wanted || holdsAny(folder, [baseBrand, brand], wanted))
    const verdicts = concerned.map((brand) => {
      const files = workspace.filesOf(brand)
      const others = workspace.brands.flatMap((other) =>
        workspace.filesOf(other).filter((file) => file.brand === other && isBrandFile(file.path)),
      )
      const found = diagnose(
        brand,
        [...(wanted ? withStandIns(files, wanted) : files), ...others.filter((file) => file.brand !== brand)],
        workspace.brands,
      )
        .map((diagnostic) => ({ ...diagnostic, path: diagnostic.path || `${folder}/${brand}` }))
        .filter(({ path }) => !wanted || wanted.has(resolve(path)))
      return { brand, found, own: new Set(files.filter((file) => file.brand !== baseBrand).map(nameOfFile)) }
    })
    const base = resolve(folder, baseBrand) + sep
    const unread = [...new Set([baseBrand, ...concerned])]
      .flatMap((brand) => unreadFiles(folder, brand))
      .filter((path) => !wanted || wanted.has(resolve(path)))
    const told = tellBrands(verdicts, ({ path, document }) =>
      resolve(path).startsWith(base) ? verdicts.flatMap(({ brand, own }) => (own.has(document) ? [] : [brand])) : [],
    )
    return [...told, ...unread.map(unreadFile)]
  }

  function checkOutside(path: string): FileDiagnostic[] {
    const brand = process.env.BRAND || 'foyer'
    const file: LayoutFile = { path, brand, text: instead?.get(resolve(path)) ?? readGiven(path) }
    if (!isFolder(dir)) return checkAlone(file)
    const wanted = { has: (one: string) => one === resolve(path) }
    const { filesOf, brands } = openWorkspace(dir, { also: [file] })
    return diagnose(brand, withStandIns(filesOf(brand), wanted), [...brands, brand]).filter((diagnostic) => diagnostic.path === path)
  }
}

function unreadFile(path: string): FileDiagnostic {
  const message =
    'Nobody reads this file: a document ends in .json and lies in pages, menus, forms, orders or overlays, or is brand.json or flags.json.'
  return { ...toDiagnostic({ code: 'document/misplaced', pointer: '', message }, basename(path)), path, line: 1, column: 1 }
}

function holdsAny(folder: string, brands: readonly string[], paths: Iterable<string>): boolean {
  const starts = brands.map((brand) => resolve(folder, brand) + sep)
  return [...paths].some((path) => starts.some((start) => path.startsWith(start)))
}

const hourMs = 3_600_000

function diagnose(brand: string, files: readonly LayoutFile[], brands: readonly string[]): FileDiagnostic[] {
  const now = Math.floor(Date.now() / hourMs) * hourMs // so that what is known of one run serves the next one
  return buildRelease({ brand, files, ...vocabulary, hash, brands, now }).diagnostics
}

/** Node's own SHA-256: the same figure as the portable one in a tenth of its time. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A document without any others: what it says about them (pages, flags, brand constants, the target of an overlay) is not checked. */
function checkAlone(file: LayoutFile): FileDiagnostic[] {
  const { value: read, meant, name, findings, positions } = loadFile(file)
  const value = read === undefined ? meant : read
  if (value !== undefined) {
    const { sanitized } = checkDocument(value, vocabulary, findings)
    if (sanitized?.kind === 'overlay') {
      if (sanitized.when !== undefined) checkPredicate(sanitized.when, '/when', vocabulary, findings)
      checkProgram(sanitized.steps, '/steps', vocabulary, findings)
    }
  }
  return findings.list
    .filter(({ code }) => code !== 'document/misplaced') // it has no place among others
    .map((finding) => ({ ...toDiagnostic(finding, name, positions), path: file.path }))
}

/** By path and place, under the name that is shown; a file that was given twice is reported once. */
function tidy(diagnostics: FileDiagnostic[]): FileDiagnostic[] {
  const seen = new Map<string, FileDiagnostic>()
  for (const diagnostic of diagnostics) {
    const named = { ...diagnostic, path: shown(diagnostic.path) }
    seen.set([named.path, named.pointer, named.code, named.message, named.line, named.column].join('\n'), named)
  }
  return [...seen.values()].sort((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )
}
