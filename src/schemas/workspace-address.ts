/** The draft that an address without `draft=` means. */
export const defaultDraft = 'main'

/** The brand that an address without `brand=` means. */
export const defaultBrand = 'foyer'

/** Where a workspace is asked for. The server names it in the editor's page too, so that it comes along with the scripts. */
export const workspaceAddress = (brand: string, draft: string): string =>
  `/api/layouts/${encodeURIComponent(brand)}/drafts/${encodeURIComponent(draft)}`
