/** All that a text of the gateway may be made of. */
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
 * Takes everything but known tags and attributes out of an HTML text before it is parsed. No safeguard: that is the sanitiser, which
 * reads what comes out of here. But the inert document in which it parses is under the page's content policy too, and every handler,
 * style sheet and film in it would be reported as a violation.
 */
export function onlyKnownTags(html: string): string {
  return html
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(
      /<(script|style|svg|math|iframe|noscript|noembed|noframes|template|title|xmp|audio|video|object)\b[^]*?(?:<\/\1\b[^>]*>|$)/gi,
      nothing,
    )
    .replace(/<(\/?)([a-z][^\s/>]*)((?:[^>"'=]|=\s*"[^"]*"|=\s*'[^']*'|["'=])*)>?/gi, (_, slash: string, name: string, rest: string) => {
      if (!known.has(name.toLowerCase())) return nothing
      return slash ? `</${name}>` : `<${name}${attributesOf(rest)}>`
    })
}

/** Parts two words where something was, so that a tag is never put together from the ends of two others. */
const nothing = '<!---->'

function attributesOf(text: string): string {
  return [...text.matchAll(/([^\s/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/g)]
    .map(([, name = '', value]) => (value && kept.has(name.toLowerCase()) ? ` ${name}=${value}` : ''))
    .join('')
}
