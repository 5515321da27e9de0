import type { Brand } from '../../../src/schemas/documents.ts'

/**
 * The content policy of a portal page: scripts and styles from here alone, none inline. Pictures and game frames come from any https
 * origin; origins without https are allowed only where the gateway's address or the brand names them. Text becomes script or HTML only
 * through two named policies: DOMPurify's, and the portal's for addresses of its own workers (src/runtime/platform/trusted-types.ts).
 */
export function contentPolicy({ gateway, brand }: { gateway: URL | undefined; brand: Pick<Brand, 'launchOrigins'> | undefined }): string {
  const named = gateway ? [gateway.origin] : []
  const launch = (brand?.launchOrigins ?? []).flatMap((address) => originOf(address))
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${["'self'", ...named].join(' ')}`,
    `img-src ${["'self'", 'data:', 'https:', ...named].join(' ')}`,
    `frame-src ${[...new Set(["'self'", 'https:', ...named, ...launch])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types foyer dompurify',
  ].join('; ')
}

/**
 * The content policy of the editor's page. Its libraries make style elements (the code editor, popups), which a nonce allows and which no
 * style from elsewhere has. Frames are portals of this server; no page may frame the editor.
 */
export function previewPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types foyer',
  ].join('; ')
}

/**
 * The content policy of the page that draws one example of a widget: a portal's, in a sandbox from which no window, form or link gets out.
 * The gallery frames it.
 */
export function examplePolicy(): string {
  const [, ...rest] = contentPolicy({ gateway: undefined, brand: undefined }).split('; ')
  const closed = rest.map((rule) => (rule.startsWith('form-action') ? "form-action 'none'" : rule))
  return ["default-src 'self'", ...closed, 'sandbox allow-scripts allow-same-origin allow-forms'].join('; ')
}

/** The content policy of the page into which the editor puts what an example has drawn: pictures and styles, and nothing that runs. */
export function cardPolicy(): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ')
}

/** Headers that every page has besides its content policy. */
export const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', // customer service and games open windows of their own
} as const

/** An address of a document never gets into a header as it is: `https://a; script-src *` would be an attack. */
function originOf(address: string): string[] {
  return URL.canParse(address) && /^https?:/.test(address) ? [new URL(address).origin] : []
}
