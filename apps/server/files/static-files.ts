import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

type StaticFile = { path: string; type: string; cache: string; bytes?: Buffer; etag?: string }
export type StaticFiles = (
  pathname: string,
  request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
) => Response | undefined

/**
 * Serves the files of a build, listed once at the start: nothing else can be reached, whatever the address looks like. Names under
 * `assets/` carry a hash of their content and are cached for ever. `x.br` and `x.gz` beside a file are its compressed forms. Not hono's
 * `serveStatic`, which has no ETag and no 304, serves every file of a folder and reads its state from the disk for each request.
 */
export function staticFiles(dir: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const path of existsSync(dir) ? filesIn(dir) : []) {
    const name = `/${relative(dir, path).split(sep).join('/')}`
    const extension = extname(name)
    if (name.startsWith('/.') || extension === '.html') continue // the manifest is the server's; pages are written per request
    files.set(name, { path, type: types[extension] ?? 'application/octet-stream', cache: cacheOf(name) })
  }
  return (pathname, { acceptEncoding, ifNoneMatch }) => {
    const file = files.get(pathname)
    if (!file) return undefined
    const encoding = encodingFor(acceptEncoding)
    const suffix = encoding === 'br' ? '.br' : '.gz'
    const packed = encoding && files.get(pathname + suffix)
    const { bytes, etag } = load(packed || file)
    const headers = new Headers({
      'Content-Type': file.type,
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': file.cache,
    })
    if (ifNoneMatch === etag) return new Response(null, { status: 304, headers })
    if (packed) headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(bytes.length))
    return new Response(new Uint8Array(bytes), { headers })
  }
}

/** The best encoding that a client accepts: brotli, gzip or none. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(offer)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

function cacheOf(name: string): string {
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return name.startsWith('/releases/') || name === '/frame.js' ? 'no-cache' : 'public, max-age=600, stale-while-revalidate=86400'
}

function load(file: StaticFile): { bytes: Buffer; etag: string } {
  file.bytes ??= readFileSync(file.path)
  file.etag ??= `"${createHash('sha1').update(file.bytes).digest('hex').slice(0, 16)}"`
  return { bytes: file.bytes, etag: file.etag }
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(dir, entry.name)) : [join(dir, entry.name)],
  )
}
