import { expect, test, vi } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { pageCache } from './page-cache.ts'

const hash = (text: string) => `#${text.length}`

test('a page is written and compressed once, and again when anything that it is made from changes', () => {
  const { page, bytesOf } = pageCache(hash)
  const write = vi.fn<() => string>(() => '<p>hello</p>')
  const release = {}

  const first = page('foyer home', ['template', release], write)
  const again = page('foyer home', ['template', release], write)
  expect(again).toBe(first)
  expect(bytesOf(again, 'gzip').bytes).toBe(bytesOf(first, 'gzip').bytes)
  expect(write).toHaveBeenCalledTimes(1)

  expect(page('foyer home', ['template', {}], write)).not.toBe(first)
  expect(page('foyer rng', ['template', release], write)).not.toBe(first)
  expect(write).toHaveBeenCalledTimes(3)
})

test('it is packed as the visitor takes it', () => {
  const { page, bytesOf } = pageCache(hash)
  const made = page('foyer home', [], () => '<p>مرحبا</p>')
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

  expect(text(bytesOf(made, undefined).bytes)).toBe('<p>مرحبا</p>')
  expect(text(gunzipSync(bytesOf(made, 'gzip;q=0.5').bytes))).toBe('<p>مرحبا</p>')
  expect(text(brotliDecompressSync(bytesOf(made, 'gzip, br').bytes))).toBe('<p>مرحبا</p>')
  expect(['br', 'gzip', 'br;q=0'].map((accepted) => bytesOf(made, accepted).encoding)).toEqual(['br', 'gzip', undefined])
})

test('pages that nobody asked for longest are forgotten once all together are too large', () => {
  const { page } = pageCache(hash, 10_000)
  const write = vi.fn<() => string>(() => 'x'.repeat(500)) // four pages fit
  for (const key of ['first', 'second', 'third', 'fourth', 'first', 'fifth']) page(key, [], write)
  expect(write).toHaveBeenCalledTimes(5)
  page('first', [], write)
  expect(write).toHaveBeenCalledTimes(5)
  page('second', [], write)
  expect(write).toHaveBeenCalledTimes(6)
})
