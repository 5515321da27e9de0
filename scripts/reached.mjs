// What a change can reach, for `npm run check`: the walkers that read files no import tells, the widgets to walk through, what to lint.

/** A place of the project in a text: `src/widgets`, `../../layouts/_base/`. */
const place = /['"`](?:\.\.?\/)*((?:src|apps|build|mocks|scripts|tests|docs|layouts|locales)(?:\/[\w.@-]+)*)/g
const readsFiles = /\b(?:sourceFiles|readFileSync|readdirSync|execFileSync)\(/

/** What no widget is drawn from. */
const apart =
  /^(?:docs|layouts|mocks|scripts|tests\/(?:journeys|coverage|bench|contract)|apps\/(?:kit|preview|server|gallery|portal|frame))\/|\.md$/
const ofWidget = /^(?:src\/widgets\/([^/]+)\/|locales\/ar\/widgets\/([^/]+)\.json$)/

/**
 * Of the walkers, path → text, those that read a changed file themselves: their texts name its folder, or the name of a file at the top.
 * One that names no place may read any. What they import needs no entry here, Vitest follows it.
 */
export function walkersReading(walkers, changed) {
  return [...walkers].flatMap(([path, text]) => {
    if (!readsFiles.test(text)) return []
    const places = [...text.matchAll(place)].map(([, one]) => one)
    const reads = (file) => (file.includes('/') ? places.some((one) => file === one || file.startsWith(`${one}/`)) : text.includes(file))
    return places.length === 0 || changed.some(reads) ? [path] : []
  })
}

/** The widgets that a change stays within; undefined when it may reach any, or none. */
export function widgetsChanged(changed) {
  const types = changed.flatMap((path) => {
    if (apart.test(path)) return []
    const [, folder, words] = ofWidget.exec(path) ?? []
    return [folder ?? words]
  })
  return types.length === 0 || types.includes(undefined) ? undefined : [...new Set(types)]
}

/** Whether the check of the documents can turn out otherwise: their files, what they are checked by, the words that they name. */
export function reachesDocuments(changed) {
  return changed.some(
    (path) => /^(?:layouts|src|locales|build|scripts\/(?:layouts|build))|^[^/]+$/.test(path) && !/\.md$|\.test\.tsx?$/.test(path),
  )
}

/** The files to lint: those that changed, or all (undefined) when the rules or the libraries did. */
export function filesToLint(changed) {
  if (changed.some((path) => /^(?:\.oxlintrc\.json|scripts\/import-table\.mjs|tsconfig\.json|package(?:-lock)?\.json)$/.test(path)))
    return undefined
  return changed.filter((path) => /\.(?:m?ts|tsx|mjs)$/.test(path))
}

/** What of a widget only its own tests and the walkers through widgets read: not its contract, its docs and its migrations. */
const ofViewAlone = /^(?:src\/widgets\/[^/]+\/(?!contract\.ts|docs\.ts|migrations\/)|locales\/ar\/widgets\/)/

/**
 * The tests of a change that stays within views, styles, words and examples of widgets: their own and the walkers through widgets.
 * Undefined for any other change, whose tests are found by imports; by these a view leads to every test that draws any widget.
 */
export function testsOfWidgets(changed) {
  const types = widgetsChanged(changed)
  return types && changed.every((path) => ofViewAlone.test(path))
    ? [...types.map((type) => `src/widgets/${type}/`), 'tests/contract/widget-']
    : undefined
}
