import { brandCss } from '../../../src/rules/brand-css.ts'
import { applyOverlays } from '../../../src/rules/overlays.ts'
import type { Registry } from '../../../src/runtime/contract/registry.ts'
import { sizeRule, sizesIn } from '../../../src/runtime/contract/sizes.ts'
import type { Brand, Overlay, Page, Release } from '../../../src/schemas/documents.ts'

export type BrandSheets = {
  addressOf: (name: string, brand: Brand | undefined, release: Release) => string | undefined
  css: (address: string) => string | undefined
}

/**
 * Brands' style sheets by an address that carries their content's hash: the brand's tokens, and the sizes of all nodes of its release. The
 * last few versions stay, for pages that are open.
 */
export function brandSheets({
  hash,
  registry,
  refuse,
}: {
  hash: (text: string) => string
  registry: Registry
  /** Called with the tokens of a brand that are no plain values. */
  refuse: (brand: string, tokens: string[]) => void
}): BrandSheets {
  const made = new WeakMap<Release, string>()
  const sheets = new Map<string, string>()
  return {
    addressOf(name, brand, release) {
      if (!brand) return undefined
      let address = made.get(release)
      if (!address) {
        const { css: tokens, refused } = brandCss(brand)
        const css = [tokens, ...sizesOf(release, registry).map(sizeRule)].join('\n')
        address = `/brand/${name}.${hash(css)}.css`
        if (refused.length > 0 && !sheets.has(address)) refuse(name, refused)
        made.set(release, address)
        sheets.set(address, css)
        const [oldest] = sheets.keys()
        if (sheets.size > 100 && oldest !== undefined) sheets.delete(oldest)
      }
      return address
    },
    css: (address) => sheets.get(address),
  }
}

/** The size classes that the release's pages may need, as they are and with each overlay applied, in the order of their names. */
export function sizesOf({ documents }: Release, registry: Registry): string[] {
  const ofKind = <Document>(kind: string) =>
    // a release's bodies are checked: the name says the kind
    Object.entries(documents).flatMap(([name, { body }]) => (body && name.startsWith(`${kind}/`) ? [body as unknown as Document] : []))
  const pages = ofKind<Page>('page')
  const changed = ofKind<Overlay>('overlay').flatMap((overlay) => {
    const always = { ...overlay, when: undefined }
    return pages
      .filter(({ id }) => `page/${id}` === overlay.target)
      .map((page) => applyOverlays(page, [always], { facts: {}, flags: {} }).document)
  })
  return [...sizesIn([...pages, ...changed], registry)].sort()
}
