import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

import { encodingFor } from './compress.ts'

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
 * The files of a build, listed once at the start: what is not in the list is not there, whatever the address looks like.
 * Names under `assets/` carry their content's hash and are cached for ever. `x.br` and `x.gz` beside a file are its packed forms.
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
