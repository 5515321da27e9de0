/** The tags that a text of the gateway may have. */
export const tags = [
  'p',
  'br',
  'hr',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'blockquote',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'span',
  'div',
]
export const attributes = ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan']

const [known, kept] = [new Set(tags), new Set(attributes)]

/**
 * Removes everything but known tags and attributes from an HTML text before it is parsed. This is no protection: the sanitiser, which
 * reads the result, is. But its inert document is under the page's content policy too, which would report every handler, style sheet
 * and video in it as a violation.
 */
export function onlyKnownTags(html: string): string {
  return withoutUnread(html.replace(/<!--[^]*?(?:-->|$)/g, '')).replace(
    /<(\/?)([a-z][^\s/>]*)((?:[^>"'=]|=\s*"[^"]*"|=\s*'[^']*'|["'=])*)>?/gi,
    (_, slash: string, name: string, rest: string) => {
      if (!known.has(name.toLowerCase())) return nothing
      return slash ? `</${name}>` : `<${name}${attributesOf(rest)}>`
    },
  )
}

const unread = /<(script|style|svg|math|iframe|noscript|noembed|noframes|template|title|xmp|audio|video|object)\b/gi

/** Removes the elements that no reader sees, with all that is in them: each up to its end tag, or else to the end of the text. */
function withoutUnread(html: string): string {
  let [shown, from] = ['', 0]
  unread.lastIndex = 0
  for (let found = unread.exec(html); found; found = unread.exec(html)) {
    shown += html.slice(from, found.index) + nothing
    from = unread.lastIndex = endOfElement(html, found[1]!, unread.lastIndex)
  }
  return shown + html.slice(from)
}

/** The index behind the end tag of an element whose content begins at `from`; the text's end when there is none. */
export function endOfElement(html: string, name: string, from: number): number {
  const close = new RegExp(String.raw`</${name}\b`, 'gi')
  close.lastIndex = from
  const end = close.exec(html) ? html.indexOf('>', close.lastIndex) : -1
  return end < 0 ? html.length : end + 1
}

/** Replaces what was removed by a space, so that the ends of two tags never form another. */
const nothing = '<!---->'

function attributesOf(text: string): string {
  return [...text.matchAll(/([^\s/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/g)]
    .map(([, name = '', value]) => (value && kept.has(name.toLowerCase()) ? ` ${name}=${value}` : ''))
    .join('')
}
