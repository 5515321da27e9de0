/**
 * Texts of a page that do not fit, found in the browser: `cut` ends at an edge that hides it, without the dots that a design may choose;
 * `tall` has letters whose feet or marks such an edge hides; `outside` leaves its button; `over` lies over another text; `wide` makes the
 * page scroll sideways. `px`: by how much.
 */
export function textFaults() {
  const found = []
  const name = (element) => {
    const node =
      element.closest('[data-node]')?.getAttribute('data-node') ?? element.closest('[data-page]')?.getAttribute('data-page') ?? 'page'
    return `${node} ${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''}`
  }
  const add = (kind, element, px, text, rect) =>
    found.push({
      kind,
      px: Math.round(px),
      place: name(element),
      text: text.trim().slice(0, 60),
      box: { x: rect.x + scrollX, y: rect.y + scrollY },
    })
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 1) add('wide', document.body, wide, location.pathname, { x: 0, y: 0 })

  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('template, script, style, noscript, [aria-hidden="true"], [inert]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    if (rect.width < 2 || rect.height < 2 || isHiddenOnPurpose(element)) continue
    texts.push({ node, element, rect })
  }
  for (const { element, rect, node } of texts) {
    const [holder, above] = [edgeOf(element), edgeOf(element, 'overflowY')]
    if (above) {
      const edge = above.getBoundingClientRect()
      const ink = inkOf(node, element)
      const isClamped = getComputedStyle(above).webkitLineClamp !== 'none'
      const hidden = Math.max(edge.top - ink.top, isClamped ? 0 : ink.bottom - edge.bottom)
      if (hidden > 1.5 && ink.top < edge.bottom && ink.bottom > edge.top) add('tall', element, hidden, node.data, rect)
    }
    if (holder) {
      const edge = holder.getBoundingClientRect()
      const style = getComputedStyle(holder)
      const sideways = Math.max(rect.right - edge.right, edge.left - rect.left)
      const down = Math.max(rect.bottom - edge.bottom, edge.top - rect.top)
      const isDotted = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const isGone = rect.left >= edge.right || rect.right <= edge.left || rect.top >= edge.bottom || rect.bottom <= edge.top
      if (!isDotted && !isGone && (sideways > 1.5 || down > 3)) add('cut', element, Math.max(sideways, down), node.data, rect)
      if (isDotted || isGone) continue
    }
    const button = element.closest('button, [role="button"], [role="tab"], a[class*="button"]')
    if (!button || button.contains(holder)) continue
    const box = button.getBoundingClientRect()
    const out = Math.max(rect.right - box.right, box.left - rect.left, rect.bottom - box.bottom - 2, box.top - rect.top - 2)
    if (out > 1.5) add('outside', element, out, node.data, rect)
  }
  const seen = texts.filter(({ element, rect }) => {
    const at = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2)
    return at !== null && (at === element || at.contains(element) || element.contains(at))
  })
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (blockOf(one.element) === blockOf(other.element)) continue // parts of one text
      const [across, down] = [
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left),
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top),
      ]
      if (across > 6 && down > Math.min(one.rect.height, other.rect.height) * 0.4) {
        add('over', one.element, Math.min(across, down), `${one.node.data.trim().slice(0, 28)} / ${other.node.data}`, one.rect)
        break
      }
    }
  })
  return found

  function blockOf(element) {
    let at = element
    while (at.parentElement && getComputedStyle(at).display === 'inline') at = at.parentElement
    return at
  }

  /** From the highest mark of the first line to the lowest foot of the last one: line boxes say nothing of them. */
  function inkOf(node, element) {
    const style = getComputedStyle(element)
    const pen = (globalThis.textPen ??= document.createElement('canvas').getContext('2d'))
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(node.data.trim())
    return { top: baselineAt(node, 'before') - actualBoundingBoxAscent, bottom: baselineAt(node, 'after') + actualBoundingBoxDescent }
  }

  /** Where an empty box beside the text stands: with a font for some letters alone, the text's own box is that of another font. */
  function baselineAt(node, side) {
    const point = document.createElement('span')
    point.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0'
    const line = document.createElement('span') // in a flex container a text and a box would not share a line
    node.replaceWith(line)
    line.append(node)
    node[side](point)
    const { bottom } = point.getBoundingClientRect()
    point.remove()
    line.replaceWith(node)
    return bottom
  }

  /** The nearest element that hides what is beside it (or above and below it) and cannot be scrolled. */
  function edgeOf(element, axis = 'overflowX') {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if ([style.overflowX, style.overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return undefined
      if (style[axis] === 'hidden' || style[axis] === 'clip') return at
      if (style.position === 'fixed') return undefined
    }
    return undefined
  }

  /** Texts for screen readers alone are clipped to a point. */
  function isHiddenOnPurpose(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, width, height } = getComputedStyle(at)
      if (clipPath === 'inset(50%)' || (Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1)) return true
    }
    return false
  }
}
