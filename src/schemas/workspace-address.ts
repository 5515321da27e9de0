/** The draft that an address without `draft=` means. */
export const defaultDraft = 'main'

/** The brand that an address without `brand=` means. */
export const defaultBrand = 'foyer'

/** Where a workspace is asked for. The server names it in the editor's page too, so that it comes along with the scripts. */
export const workspaceAddress = (brand: string, draft: string): string =>
  `/api/layouts/${encodeURIComponent(brand)}/drafts/${encodeURIComponent(draft)}`

/** The path for a new document in the folder of a brand or of the base: `foyer/pages/summer.json`. */
export function documentPath(folder: string, name: string): string {
  const [kind = '', id = ''] = name.split('/')
  return kind === 'brand' || kind === 'flags' ? `${folder}/${kind}.json` : `${folder}/${kind}s/${id}.json`
}
