import { resolve } from 'node:path'

import { buildRelease } from '../../src/authoring/release/release.ts'
import type { FileDiagnostic } from '../../src/authoring/release/release.ts'
import { englishWords, iconNames, openWorkspace, readGiven, registry, shown, sources, workspaceOf } from './workspace.ts'

/**
 * Checks every brand of the folder, and reports the problems of the given files, or all problems when no file is given. A file outside
 * any layouts folder is checked as a document of the brand that `BRAND` names.
 */
export function check(paths: readonly string[], dir: string): FileDiagnostic[] {
  const words = englishWords()
  if (paths.length === 0) return tidy(checkFolder(dir, undefined))
  const groups = group(paths)
  return tidy(
    [...groups].flatMap(([folder, given]) =>
      folder === '' ? given.flatMap(checkAlone) : checkFolder(folder, new Set(given.map((path) => resolve(path)))),
    ),
  )

  function checkFolder(folder: string, wanted: ReadonlySet<string> | undefined): FileDiagnostic[] {
    const workspace = openWorkspace(folder)
    for (const path of wanted ?? []) readGiven(path)
    return workspace.brands.flatMap((brand) => {
      const { diagnostics } = buildRelease({ brand, files: workspace.filesOf(brand), registry, sources, words, icons: iconNames })
      return diagnostics
        .map((diagnostic) => ({ ...diagnostic, path: diagnostic.path || `${folder}/${brand}` }))
        .filter(({ path }) => !wanted || wanted.has(resolve(path)))
    })
  }

  function checkAlone(path: string): FileDiagnostic[] {
    const brand = process.env.BRAND || 'foyer'
    const workspace = openWorkspace(dir, [{ path, brand, text: readGiven(path) }])
    const files = workspace.filesOf(brand)
    return buildRelease({ brand, files, registry, sources, words, icons: iconNames }).diagnostics.filter(
      (diagnostic) => diagnostic.path === path,
    )
  }
}

function group(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const folder = workspaceOf(resolve(path)) ?? ''
    groups.set(folder, [...(groups.get(folder) ?? []), path])
  }
  return groups
}

/** A document of `_base` is checked with every brand; equal diagnostics are reported once. */
function tidy(diagnostics: FileDiagnostic[]): FileDiagnostic[] {
  const seen = new Map<string, FileDiagnostic>()
  for (const diagnostic of diagnostics) {
    const named = { ...diagnostic, path: shown(diagnostic.path) }
    seen.set([named.path, named.pointer, named.code, named.message].join('\n'), named)
  }
  return [...seen.values()].sort((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )
}
