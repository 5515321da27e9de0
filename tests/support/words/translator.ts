/** Not read by people, so translators leave it alone. */
const notTranslated = 'script, style, textarea, noscript'

/**
 * Does to a page what the translator of Chromium does: in the place of each text stand two nested `<font>` elements with a new text, and
 * the old one leaves the page.
 */
export function translate(root: Element): void {
  for (const text of textsOf(root)) {
    if (text.data === '' || text.parentElement?.closest(`${notTranslated}, font`)) continue
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = inTranslation(text.data)
    text.replaceWith(outer)
  }
}

/** The texts that React holds by themselves, each with its parent: those that a translator must not take away. */
export function textsOfReact(root: Element): string[] {
  return textsOf(root)
    .filter((text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
    .map((text) => `${JSON.stringify(text.data)} in ${text.parentElement?.outerHTML.slice(0, 160)}`)
}

/** Texts of elements that are not what React drew in them last, nor its translation. */
export function staleTexts(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    const props = key ? (element as unknown as Record<string, object>)[key]! : {}
    if (!('children' in props)) return [] // its content is not React's, as that of a rich text
    const { children } = props
    const drawn = typeof children === 'string' || typeof children === 'number' ? String(children) : ''
    const own = [...element.childNodes].filter((node) => node instanceof Text || (node instanceof Element && node.localName === 'font'))
    const shown = own.map(({ textContent }) => textContent).join('')
    return shown === drawn || shown === inTranslation(drawn) ? [] : [`${shown} in the place of ${drawn || 'nothing'}`]
  })
}

function inTranslation(text: string): string {
  return text === '' ? '' : `« ${text} »`
}

function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
