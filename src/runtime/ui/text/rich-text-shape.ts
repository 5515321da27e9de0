/** `level`: of the text's first heading, 2 to 6; `newTab`: hidden words after a link that opens a new tab. */
export type Shape = { level: number; newTab?: string | undefined }

/**
 * Fits a sanitised text into the page, in place, piece after piece: headings continue the page's outline without a gap, lists hold
 * items, tables scroll, links announce that they open a new tab. Nothing is parsed here, so nothing unsafe can come back (decision 31).
 */
export function createShape({ level, newTab }: Shape): (text: DocumentFragment) => DocumentFragment {
  const open: string[] = [] // the headings that the next one may belong to
  return (text) => {
    for (const link of text.querySelectorAll('a')) shapeLink(link, newTab)
    for (const heading of text.querySelectorAll('h1, h2, h3, h4, h5, h6')) shapeHeading(heading, level, open)
    for (const item of text.querySelectorAll('li')) if (!item.parentElement?.matches('ul, ol')) rename(item, 'div')
    for (const list of text.querySelectorAll('ul, ol')) shapeList(list)
    for (const part of text.querySelectorAll('dl, dt, dd')) if (!isInOrder(part)) rename(part, 'div')
    for (const cell of text.querySelectorAll('[colspan], [rowspan]')) shapeCell(cell)
    for (const table of text.querySelectorAll('table')) if (!table.parentElement?.closest('table')) scrollInside(table)
    return text
  }
}

/** A link without a usable address becomes plain text. An address with a user name before its host pretends to be another site. */
function shapeLink(link: HTMLAnchorElement, newTab?: string) {
  const address = link.getAttribute('href') ?? ''
  const url = URL.canParse(address) ? new URL(address) : undefined
  const web = url?.protocol === 'http:' || url?.protocol === 'https:'
  const fine = web
    ? /^https?:\/\/[^/\\]/i.test(address) && url.username === '' && url.password === ''
    : /^(?:mailto:[^?]|tel:\+?[\d().\s-]+$)/i.test(address)
  if (!url || !fine || link.textContent.trim() === '') {
    link.replaceWith(...link.childNodes)
    return
  }
  link.href = url.href
  if (!web) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer nofollow'
  if (!newTab) return
  const words = link.ownerDocument.createElement('span')
  words.className = 'visually-hidden'
  words.textContent = ` ${newTab}`
  link.append(words)
}

/** The first heading gets `level`; each other one is at most one level deeper than its parent. */
function shapeHeading(heading: Element, level: number, open: string[]) {
  if (heading.textContent.trim() === '') {
    heading.replaceWith(...heading.childNodes)
    return
  }
  while (open.length > 0 && open[open.length - 1]! >= heading.localName) open.pop()
  rename(heading, `h${Math.min(6, level + open.length)}`)
  open.push(heading.localName)
}

function shapeList(list: Element) {
  for (const child of list.childNodes) {
    if (child instanceof Element ? child.localName === 'li' : child.textContent?.trim() === '') continue
    const item = list.ownerDocument.createElement('li')
    child.replaceWith(item)
    item.append(child)
  }
}

/** A `dl` contains only terms and descriptions, and these are allowed nowhere else. */
function isInOrder(part: Element): boolean {
  if (part.localName !== 'dl') return part.parentElement?.localName === 'dl'
  return (
    part.firstElementChild?.localName === 'dt' &&
    part.lastElementChild?.localName === 'dd' &&
    [...part.childNodes].every((child) => (child instanceof Element ? /^d[td]$/.test(child.localName) : child.textContent?.trim() === ''))
  )
}

/** Limits `colspan` and `rowspan`: a browser lays out every column that a cell claims, even a thousand. */
function shapeCell(cell: Element) {
  for (const [name, most] of [
    ['colspan', 20],
    ['rowspan', 200],
  ] as const)
    if (Number(cell.getAttribute(name)) > most) cell.setAttribute(name, String(most))
}

/** A wide table scrolls in a box that keys can reach. */
function scrollInside(table: HTMLTableElement) {
  const box = table.ownerDocument.createElement('div')
  box.dataset['scroll'] = ''
  box.tabIndex = 0
  table.replaceWith(box)
  box.append(table)
}

function rename(element: Element, name: string) {
  if (element.localName === name) return
  const renamed = element.ownerDocument.createElement(name)
  for (const attribute of ['title', 'lang', 'dir']) {
    const value = element.getAttribute(attribute)
    if (value !== null) renamed.setAttribute(attribute, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
