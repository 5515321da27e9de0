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

/** Replaces what was removed by a space, so that the ends of two tags never form another. */
const nothing = '<!---->'

function attributesOf(text: string): string {
  return [...text.matchAll(/([^\s/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/g)]
    .map(([, name = '', value]) => (value && kept.has(name.toLowerCase()) ? ` ${name}=${value}` : ''))
    .join('')
}
