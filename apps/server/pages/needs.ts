/** Files that a page needs before its content is drawn, found in Vite's manifest. Paths are relative to the build, as `assets/x.js`. */
export type Manifest = Record<
  string,
  {
    file: string
    src?: string
    name?: string
    isEntry?: boolean
    imports?: string[]
    dynamicImports?: string[]
    css?: string[]
    assets?: string[]
  }
>

/** Scripts with contracts of widgets, the smaller one first (apps/portal/registry.ts). */
const contractScripts = ['portal/entry-widgets.ts', 'portal/all-widgets.ts']

/**
 * Scripts and styles of the entry's imports and of the drawn widgets with all they import, without what the page names itself. A drawn
 * widget is its view; the script with contracts is there where one of the widgets that the documents name is not among the first ones,
 * because the portal waits for it before it draws any of them.
 */
export function viewFiles(
  manifest: Manifest,
  drawn: Iterable<string>,
  named: Iterable<string> = [],
): { scripts: string[]; styles: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const viewsOf = (types: Iterable<string>) => [...types].map((type) => viewKey(manifest, type)).filter((key) => key !== undefined)
  const views = viewsOf(drawn)
  const loadedBy = (keys: string[]) => new Set([...closure(manifest, keys)].flatMap((key) => manifest[key]?.dynamicImports ?? []))
  const first = loadedBy(entries)
  const others = contractScripts.flatMap((name) => {
    const key = Object.keys(manifest).find((known) => known.endsWith(name))
    return key === undefined ? [] : [{ key, views: loadedBy([key]) }]
  })
  const wanted = [...views, ...viewsOf(named)].filter((view) => !first.has(view) && others.some((script) => script.views.has(view)))
  const contracts = wanted.length === 0 ? undefined : others.find((script) => wanted.every((view) => script.views.has(view)))?.key
  const all = [...closure(manifest, [...entries, ...(contracts === undefined ? [] : [contracts]), ...views])]
    .filter((key) => !entries.includes(key))
    .flatMap((key) => manifest[key] ?? [])
  return { scripts: [...new Set(all.map(({ file }) => file))], styles: [...new Set(all.flatMap(({ css }) => css ?? []))] }
}

/** Everything that those entries of the manifest import statically, themselves included. */
export function closure(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const visit = (key: string) => {
    if (reached.has(key) || !manifest[key]) return
    reached.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return reached
}

/** Scripts with the words of a language: for the landing page the first part alone, which English has in its first script. */
export function wordFiles(manifest: Manifest, tag: string, isLanding: boolean): string[] {
  const [first, rest] = tag === 'en' ? [[], ['locales/en/index.ts']] : [[`virtual:words/${tag}`], [`virtual:words/${tag}/rest`]]
  const names = [...first, ...(isLanding ? [] : rest)]
  const keys = Object.keys(manifest).filter((key) => names.some((name) => key.endsWith(name)))
  return [...new Set([...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []))]
}

/** The portal's own script. */
export function entryFile(manifest: Manifest): string {
  return Object.entries(manifest).find(([key]) => key.endsWith('portal/index.html'))?.[1].file ?? ''
}

/** The scripts that take over a drawn page, besides the portal's own. `as`: what the page is by its document. */
export function drawnFiles(manifest: Manifest, as?: string): string[] {
  const parts = ['portal/drawn.ts', ...(as === 'popup' ? ['render/popup-view.tsx'] : [])]
  const keys = Object.keys(manifest).filter((key) => parts.some((part) => key.endsWith(part)))
  return [...new Set([...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []))]
}

/** The scripts with which a portal starts in a preview frame, besides its own: every widget's contract and all English words with it. */
export function framedFiles(manifest: Manifest): string[] {
  const parts = ['portal/framed.ts', 'portal/all-widgets.ts', 'locales/en/index.ts']
  const keys = Object.keys(manifest).filter((key) => parts.some((part) => key.endsWith(part)))
  return [...new Set([...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []))]
}

/** The script that asks for the first answers before the portal is there; none while developing. */
export function earlyFile(manifest: Manifest): string | undefined {
  const entry = Object.entries(manifest).find(([key]) => key.endsWith('portal/early.ts'))?.[1]
  const [held] = entry?.imports ?? [] // code that two scripts share is in a separate file, which the entry only imports
  return held === undefined ? entry?.file : manifest[held]?.file
}

function viewKey(manifest: Manifest, type: string): string | undefined {
  return Object.keys(manifest).find((key) => key.endsWith(`src/widgets/${type}/view.tsx`))
}

/** The file of a brand's text face, latin letters, upright: the first name of its `font-ui` token. */
export function fontFile(manifest: Manifest, fontToken: string | undefined): string | undefined {
  const family = /^\s*["']?([^"',]+)/
    .exec(fontToken ?? '')?.[1]
    ?.replace(/ Variable$/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  if (!family) return undefined
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])])
  return files.find((file) => file.endsWith('.woff2') && new RegExp(`/${family}-latin-(?:wght|400)-normal[-.]`).test(file))
}
