import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

import { encodingFor } from '../files/static-files.ts'

/** A page as it is sent, with its packed forms, which are made when they are first asked for. */
type KeptPage = { parts: readonly unknown[]; html: string; etag: string; packed: Map<string, Uint8Array> }

/** What kept pages, and what kept drawings of pages (drawn-pages.ts), take at most: a brand may have addresses without end (`/:name`). */
export const mostBytes = 64 * 1024 * 1024

/** The bytes of a text in memory, where one character outside of Latin makes all of them two bytes long. */
export const bytesOfText = (text: string) => 2 * text.length

/**
 * Keeps pages whole and packed, so that writing and packing one takes its time once and not for every visitor. `key` is what a visitor's
 * page depends on; `parts` what it is made from, compared by identity: a page made from others is written anew.
 */
export function pageCache(hash: (text: string) => string, maxSize = mostBytes) {
  // The packed forms are made later; together they are shorter than the page
  const pages = new LRUCache<string, KeptPage>({ maxSize, sizeCalculation: ({ html }) => 1 + 2 * bytesOfText(html) })

  function page(key: string, parts: readonly unknown[], write: () => string): KeptPage {
    const kept = pages.get(key)
    if (kept && kept.parts.every((part, index) => part === parts[index])) return kept
    const html = write()
    const made = { parts, html, etag: `W/"${hash(html)}"`, packed: new Map<string, Uint8Array>() }
    pages.set(key, made)
    return made
  }

  /** The bytes of a page in the best encoding that the visitor takes. */
  function bytesOf({ html, packed }: KeptPage, acceptEncoding: string | undefined): { bytes: Uint8Array; encoding: string | undefined } {
    const encoding = encodingFor(acceptEncoding)
    const key = encoding ?? 'plain'
    const bytes = packed.get(key) ?? new Uint8Array(pack(html, encoding))
    packed.set(key, bytes)
    return { bytes, encoding }
  }

  return { page, bytesOf }
}

function pack(html: string, encoding: 'br' | 'gzip' | undefined): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return encoding === 'gzip' ? gzipSync(html) : Buffer.from(html)
}
