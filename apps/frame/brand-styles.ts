import { brandCss } from '../../src/rules/brand-css.ts'
import type { Brand } from '../../src/schemas/documents.ts'

// Places of hidden nodes. Violet as the editor's mark of what is hidden by a rule, red where the node is faulty
const places = `
[data-hidden] {
  position: relative; display: block; min-block-size: 44px; margin-block: 4px; border: 1px dashed #8b8798; border-radius: 8px;
  background: repeating-linear-gradient(135deg, rgb(139 135 152 / .16) 0 8px, transparent 8px 16px);
  color: #8b8798; font: 500 12px/44px system-ui, sans-serif;
}
[data-hidden]::before { content: attr(data-name); padding-inline: 12px; white-space: nowrap }
[data-hidden="fault"] {
  border: 1px dashed #d6323a; color: #d6323a;
  background: repeating-linear-gradient(135deg, rgb(214 50 58 / .14) 0 8px, transparent 8px 16px);
}
`

export type BrandStyles = { brand: (brand: Brand) => void }

/** Puts the previewed brand in place of the host's, at once: a style sheet that is made here comes after every other. */
export function createBrandStyles(): BrandStyles {
  const tokens = new CSSStyleSheet()
  const marks = new CSSStyleSheet()
  marks.replaceSync(places)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, tokens, marks]
  let drawn: Brand | undefined
  return {
    brand(brand) {
      if (brand === drawn) return
      drawn = brand
      document.documentElement.dataset.brand = brand.id
      tokens.replaceSync(brandCss(brand).css.replace(/^@layer [^{]*;\n/, '')) // the page has named its layers already
    },
  }
}
