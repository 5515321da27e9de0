import { endOfElement } from './rich-text-tags.ts'

/** A piece ends at the next paragraph after so much, at any tag after three times that; the whole text ends at `all`. */
const limits = { tags: 80, characters: 12_000, tag: 4_000, all: { tags: 20_000, characters: 1_000_000 } }

const groups = /^(?:ul|ol|dl|table|blockquote)$/
const blocks = /^(?:p|div|h[1-6]|hr|ul|ol|dl|table|blockquote|section|article|center)$/

/**
 * Cuts a long HTML text into pieces that are small enough to be sanitised without blocking the page. It reads only the text: each
 * piece is sanitised separately, so a cut in the wrong place costs a list its bullets and nothing else. Tags longer than 4,000 characters
 * (pictures written out) are left out. A text of more than a million characters or 20,000 tags ends there.
 */
export function piecesOf(html: string): string[] {
  const text = html.slice(0, limits.all.characters)
  const pieces: string[] = []
  const tag = /<(!--|\/?[a-z][a-z0-9]*)/gi
  let [start, tags, all, depth] = [0, 0, 0, 0]
  let from = 0 // where the words after the last tag begin
  let kept = ''

  const end = (at: number) => {
    pieces.push(kept + text.slice(start, at))
    ;[start, tags, kept] = [at, 0, '']
  }
  const cutWords = (until: number) => {
    for (let words = Math.max(start, from); until - words > limits.characters * 3; words = start) {
      const space = text.lastIndexOf(' ', words + limits.characters)
      end(space > words ? space : words + limits.characters)
    }
  }
  for (let found = tag.exec(text); found && all < limits.all.tags; found = tag.exec(text)) {
    const { index } = found
    const name = found[1]!.toLowerCase()
    cutWords(index)
    const much = Math.max(tags / limits.tags, (kept.length + index - start) / limits.characters)
    if (much >= 3 || (much >= 1 && depth === 0 && blocks.test(name))) end(index)
    if (name.startsWith('/')) depth -= depth > 0 && groups.test(name.slice(1)) ? 1 : 0
    else if (groups.test(name)) depth += 1
    const close = endOf(text, name, index)
    if (close - index > limits.tag) {
      kept += text.slice(start, index)
      start = close
    }
    tag.lastIndex = from = close
    tags += 1
    all += 1
  }
  const last = all < limits.all.tags ? text.length : from
  cutWords(last)
  if (last > start || kept || pieces.length === 0) end(last)
  return pieces
}

/** The index after a tag, or after a whole element that no reader sees. */
function endOf(text: string, name: string, index: number): number {
  if (name === 'script' || name === 'style') return endOfElement(text, name, index)
  const close = name === '!--' ? '-->' : '>'
  const end = text.indexOf(close, index)
  return end < 0 ? text.length : end + close.length
}
