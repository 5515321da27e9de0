import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'

import { seeded } from '../../../mocks/artwork/random.ts'
import { sample } from '../../../tests/support/samples/sample.ts'
import { applyChanges, changesBetween } from '../../../src/authoring/diff/changes.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { aPage, anEditor } from './editing.testing.ts'

// Operators of two brands edit two shared pages, publish some of the changes for all brands or as a copy, revert them and go back to the
// shared page. What each brand shows and what players get is computed beside the server, from the texts that were sent.

const brands = ['foyer', 'kestrel'] as const
const pages = ['home', 'news'] as const
const headings = ['a', 'b', 'c', 'd']
const textOf = (body: unknown) => `${JSON.stringify(body, null, 2)}\n`

async function runScript(seed: string): Promise<number> {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T // of a list that is not empty
  const first = (id: string) =>
    aPage(id, {
      routes: [id === 'home' ? '/' : `/${id}`],
      nodes: headings.map((name) => ({ id: name, widget: 'page-heading', props: { title: name } })),
    })
  const server = anEditor({ files: Object.fromEntries(pages.map((id) => [`_base/pages/${id}.json`, first(id)])) })
  /** What a brand's editor shows of a page, and the files, by folder and page. */
  const shown = new Map(brands.flatMap((brand) => pages.map((id) => [`${brand} ${id}`, first(id)])))
  const files = new Map(pages.map((id) => [`_base ${id}`, first(id)]))
  const folderOf = (brand: string, id: string) => (files.has(`${brand} ${id}`) ? brand : '_base')
  const sharing = (brand: string, id: string) =>
    folderOf(brand, id) === brand ? [brand] : brands.filter((other) => folderOf(other, id) === '_base')
  const fileOf = (brand: string, id: string) => files.get(`${folderOf(brand, id)} ${id}`) as string // the base always has one
  let published = 0

  for (let turn = 0; turn < 14; turn += 1) {
    const [brand, id] = [pick(brands), pick(pages)]
    const [draft, document] = [`${brand}/drafts/main/page/${id}`, `${brand}/documents/page/${id}`]
    const key = `${brand} ${id}`
    const [before, after] = [fileOf(brand, id), shown.get(key) as string]
    const chance = random()
    if (chance < 0.5) {
      const body = JSON.parse(after) as { nodes: JsonObject[] }
      const at = Math.floor(random() * headings.length)
      const node = body.nodes[at] as JsonObject // there are four
      if (random() < 0.5) body.nodes.splice(at, 1, { ...node, props: { title: `${brand} ${turn}` } })
      else body.nodes.unshift(...body.nodes.splice(at, 1))
      if (textOf(body) === after) continue // it was the first
      expect((await server.put(draft, textOf(body), { 'If-Match': await server.etag(draft) })).status).toBe(200)
      for (const other of sharing(brand, id)) shown.set(`${other} ${id}`, textOf(body))
    } else if (chance < 0.85) {
      const changes = changesBetween(`page/${id}`, JSON.parse(before), JSON.parse(after))
      const chosen = changes.filter((_, index) => index === 0 || random() < 0.5).map((change) => change.id)
      const text = chosen.length === changes.length ? after : textOf(applyChanges(JSON.parse(before), JSON.parse(after), chosen))
      if (changes.length === 0 || text === before) continue
      const into = random() < 0.5 ? '&into=own' : ''
      const reply = await server.put(`${document}?draft=main${into}`, text, { 'If-Match': await server.etag(document) })
      expect(reply.status).toBe(200)
      files.set(`${into === '' ? folderOf(brand, id) : brand} ${id}`, text)
      published += 1
    } else if (chance < 0.93) {
      if ((await server.get(draft)).headers.get('Foyer-From') !== 'draft') continue
      expect((await server.remove(draft, { 'If-Match': await server.etag(draft) })).status).toBe(204)
      for (const other of sharing(brand, id)) shown.set(`${other} ${id}`, before)
    } else if (folderOf(brand, id) === brand) {
      await server.ask('PUT', draft, { 'If-Match': await server.etag(draft), 'Foyer-Delete': 'true' })
      expect((await server.remove(`${document}?draft=main`, { 'If-Match': await server.etag(document) })).status).toBe(204)
      files.delete(key)
      shown.set(key, await (await server.get(`_base/drafts/main/page/${id}`)).text())
    }
    for (const [place, text] of shown) {
      const [whose, page] = place.split(' ')
      expect([place, await (await server.get(`${whose}/drafts/main/page/${page}`)).text()]).toEqual([place, text])
    }
    for (const [place, text] of files) {
      const [folder, page] = place.split(' ')
      expect([place, server.file(`layouts/${folder}/pages/${page}.json`)]).toEqual([place, text])
    }
  }
  server.layouts.close()
  rmSync(server.dir, { recursive: true, force: true })
  return published
}

const scripts = Array.from({ length: 200 }, (_, index) => `partial publishing ${index}`)

test('what is not published stays in the draft of every brand that shows it', { timeout: 600_000 }, async () => {
  const chosen = sample('partial publishing', scripts, 20, () => [])
  let published = 0
  for (const seed of chosen) published += await runScript(seed)
  expect(published).toBeGreaterThan(chosen.length)
})
