const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  yen: '¥',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
}

/** Tags whose content begins a new line. */
const block = new RegExp(
  '^</?(?:address|article|aside|blockquote|br|caption|d[dlt]|div|figure|footer|h[1-6r]|header|img|li|main|nav|[ou]l|option|p|pre|' +
    'section|t[dhr]|table|tbody|thead)\\b',
  'i',
)

/**
 * The words of untrusted HTML on one line: without tags, comments, scripts and styles, with entities decoded. It works on the text
 * alone, so that nothing of it ever becomes an element. The result may look like HTML and must be rendered as text.
 */
export function plainText(html: string): string {
  return plainLines(html).join(' ')
}

/** The same with a line for each paragraph, heading, item or row; no line is empty. */
export function plainLines(html: string): string[] {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template|iframe|noscript|title)\b[^]*?(?:<\/\1 ?>|$)/gi, ' ')
    .replace(/<\/?[a-z!?][^<>]*(?:>|$)/gi, (tag) => (block.test(tag) ? '\n' : ''))
    .replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});/gi, (whole, name: string) =>
      name.startsWith('#') ? character(name) : (entities[name.toLowerCase()] ?? whole),
    )
    .split('\n')
    .flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])
}

function character(name: string): string {
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return point >= 32 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : ' '
}
