type Own = { sheet?: CSSStyleSheet; rules: Set<string> }

const sheets = new WeakMap<Document, Own>()

/**
 * Adds rules to a style sheet that this page makes itself, each once. Such a sheet is no inline style to the content policy. It does
 * nothing without a page, and in a browser that cannot make sheets. Rules that the brand's style sheet has already are not added: each
 * change of a sheet costs the style and the layout of the whole page.
 */
export function addStyleRules(rules: Iterable<string>): void {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return
  let own = sheets.get(document)
  if (!own) sheets.set(document, (own = { rules: rulesOfBrand() }))
  for (const rule of rules) {
    if (own.rules.has(rule)) continue
    own.rules.add(rule)
    if (!own.sheet) {
      own.sheet = new CSSStyleSheet()
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, own.sheet]
    }
    own.sheet.insertRule(rule)
  }
}

/** The rules of one declaration in the sheet that the page's HTML names (apps/server/pages/brand-sheets.ts), as they are written there. */
function rulesOfBrand(): Set<string> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/brand/"]')
  return new Set(
    [...(link?.sheet?.cssRules ?? [])].map((rule) =>
      rule.cssText
        .replace(/\s+/g, ' ')
        .replace(/ ?([{:;}]) ?/g, '$1')
        .replace(';}', '}'),
    ),
  )
}
