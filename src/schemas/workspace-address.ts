import type { Kind } from './documents.ts'

/** The draft that an address without `draft=` means. */
export const defaultDraft = 'main'

/** The brand that an address without `brand=` means. */
export const defaultBrand = 'foyer'

/** Where a workspace is asked for. The server names it in the editor's page too, so that it comes along with the scripts. */
export const workspaceAddress = (brand: string, draft: string): string =>
  `/api/layouts/${encodeURIComponent(brand)}/drafts/${encodeURIComponent(draft)}`

/** The folder that documents of a kind stand in; a brand and its flags stand beside these folders. */
export const kindFolders = {
  page: 'pages',
  menu: 'menus',
  form: 'forms',
  order: 'orders',
  overlay: 'overlays',
  words: 'words',
} as const satisfies Partial<Record<Kind, string>>

/** The kind of the documents in a folder. */
export function kindInFolder(folder: string): keyof typeof kindFolders | undefined {
  return (Object.keys(kindFolders) as (keyof typeof kindFolders)[]).find((kind) => kindFolders[kind] === folder) // Object.keys forgets them
}

/** The path for a new document in the folder of a brand or of the base: `foyer/pages/summer.json`. */
export function documentPath(folder: string, name: string): string {
  const [kind = '', id = ''] = name.split('/')
  const inside = Object.hasOwn(kindFolders, kind) ? kindFolders[kind as keyof typeof kindFolders] : undefined // hasOwn has just said so
  return inside === undefined ? `${folder}/${kind}.json` : `${folder}/${inside}/${id}.json`
}
