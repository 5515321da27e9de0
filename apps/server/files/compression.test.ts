import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { compression } from './compression.ts'

const packed = { 'Accept-Encoding': 'gzip' }
const json = { 'Content-Type': 'application/json' }

/** Asks a server that packs what it answers. */
function ask(reply: () => Response, init: RequestInit = { headers: packed }): Promise<Response> {
  const app = new Hono()
  app.use(compression)
  app.all('*', () => reply())
  return Promise.resolve(app.request('/', init))
}

/** A reply of 16 MB that cannot be made shorter, in parts of 64 KB; `taken` counts the parts that were asked for. */
function aLongReply() {
  const parts = 256
  const state = { parts, taken: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        state.taken += 1
        controller.enqueue(new Uint8Array(randomBytes(65_536)))
        if (state.taken === parts) controller.close()
      },
      cancel() {
        state.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { state, reply: () => new Response(body, { headers: json }) }
}

/** Waits until a count has not changed for a while. */
async function still(count: () => number): Promise<number> {
  for (let before = -1; before !== count(); await new Promise((resolve) => setTimeout(resolve, 200))) before = count()
  return count()
}

test('of a long reply to a client that stops reading, only a few parts are taken, and none once the client has gone', async () => {
  const { state, reply } = aLongReply()
  const reader = (await ask(reply)).body!.getReader()
  await reader.read()
  expect(await still(() => state.taken)).toBeLessThan(16)
  await reader.cancel()
  await expect.poll(() => state.isCancelled).toBe(true)
})

test('a long reply arrives whole', async () => {
  const { state, reply } = aLongReply()
  const bytes = gunzipSync(Buffer.from(await (await ask(reply)).arrayBuffer()))

  expect([bytes.length, state.taken]).toEqual([state.parts * 65_536, state.parts])
})

test('a reply that breaks off breaks off for the client', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('cut off')) })

  await expect((await ask(() => new Response(body, { headers: json }))).text()).rejects.toThrow('cut off')
})

const text = 'x'.repeat(3_000)
test.each([
  { name: 'text', init: { headers: json }, encoding: 'gzip' },
  { name: 'text with its length', init: { headers: { ...json, 'Content-Length': '3000' } }, encoding: 'gzip' },
  { name: 'short text', init: { headers: { ...json, 'Content-Length': '1000' } }, encoding: null },
  { name: 'a picture', init: { headers: { 'Content-Type': 'image/png' } }, encoding: null },
  { name: 'packed text', init: { headers: { ...json, 'Content-Encoding': 'br' } }, encoding: 'br' },
  { name: 'text that is to stay as it is', init: { headers: { ...json, 'Cache-Control': 'public, no-transform' } }, encoding: null },
  { name: 'a part of a text', init: { status: 206, headers: json }, encoding: null },
])('$name is sent with the encoding $encoding', async ({ init, encoding }) => {
  expect((await ask(() => new Response(text, init))).headers.get('Content-Encoding')).toBe(encoding)
})

test.each([
  { accepted: 'br, gzip;q=0.5', encoding: 'gzip' },
  { accepted: 'gzip;q=0', encoding: null },
  { accepted: 'deflate, br', encoding: null },
  { accepted: undefined, encoding: null },
])('for a client that takes $accepted the encoding is $encoding, and caches keep it apart', async ({ accepted, encoding }) => {
  const headers = accepted === undefined ? undefined : { 'Accept-Encoding': accepted }
  const reply = await ask(() => new Response(text, { headers: { ...json, Vary: 'Cookie' } }), { headers })

  expect([reply.headers.get('Content-Encoding'), reply.headers.get('Vary')]).toEqual([encoding, 'Cookie, Accept-Encoding'])
})

test('packed, a reply has another length, and its tag is weak', async () => {
  const headers = { ...json, 'Content-Length': '3000', ETag: '"a"' }
  const reply = await ask(() => new Response(text, { status: 203, headers }))

  expect([reply.status, reply.headers.get('Content-Length'), reply.headers.get('ETag')]).toEqual([203, null, 'W/"a"'])
  expect(gunzipSync(Buffer.from(await reply.arrayBuffer())).toString()).toBe(text)
})
