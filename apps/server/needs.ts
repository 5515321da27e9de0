import type { Release } from '../../src/schemas/documents.ts'

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

/** The same release with the bodies of those documents alone; the others are asked for by their hash. */
export function withBodies(release: Release, names: ReadonlySet<string>): Release {
  const documents = Object.entries(release.documents).map(([name, document]) => [
    name,
    names.has(name) ? document : { hash: document.hash },
  ])
  return { ...release, documents: Object.fromEntries(documents) }
}

/** Scripts and styles of the entry's imports and of those widgets' views with all they import, without what the page names itself. */
export function viewFiles(manifest: Manifest, widgets: Iterable<string>): { scripts: string[]; styles: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const views = [...widgets].map((type) => viewKey(manifest, type)).filter((key) => key !== undefined)
  const all = [...closure(manifest, [...entries, ...views])].filter((key) => !entries.includes(key)).flatMap((key) => manifest[key] ?? [])
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

/** Scripts with the words of a language that is a download of its own. */
export function wordFiles(manifest: Manifest, tag: string): string[] {
  const keys = Object.keys(manifest).filter((key) => key.includes(`locales/${tag}/`))
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
