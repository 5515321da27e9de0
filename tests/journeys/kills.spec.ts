import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seeded } from '../../mocks/artwork/random.ts'
import { deep, seed } from '../support/samples/sample.ts'
import { expect, test } from './support.ts'

/** How often the server is killed in the middle of writes; `KILLS=100` for as often as that. */
const rounds = Number(process.env['KILLS'] ?? (deep ? 100 : 2))

const documents = [
  { path: 'documents/page/help', file: '_base/pages/help.json' },
  { path: 'documents/page/search', file: '_base/pages/search.json' },
  { path: 'drafts/main/page/login' },
  { path: 'drafts/main/menu/header' },
]

test(
  'a server that is killed in the middle of writes loses nothing it has acknowledged, tears nothing and leaves no file',
  { tag: '@measures' },
  async ({ serve, layouts }) => {
    test.setTimeout(60_000 + rounds * 30_000)
    const random = seeded(`kills ${seed}`)
    const env = { LAYOUTS_DIR: layouts.dir, DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-data-')) }
    const leftIn = (dir: string) =>
      readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:tmp|lock|takeover)$/.test(name))
    const figures = { rounds, acknowledged: 0, unanswered: 0, stored: 0, filesAfterKill: 0 }
    /** By document: the last text whose write was acknowledged, and one that was sent and not answered. */
    const known = documents.map(() => ({ acknowledged: undefined as string | undefined, unanswered: undefined as string | undefined }))

    for (let round = 0; round <= rounds; round++) {
      const server = await serve(env)
      const read = async (index: number) => {
        const reply = await fetch(`${server.address}/api/layouts/_base/${documents[index]!.path}`)
        return { text: await reply.text(), etag: reply.headers.get('ETag') ?? '' }
      }
      for (const [index, state] of known.entries()) {
        const { text } = await read(index)
        if (state.acknowledged === undefined) continue
        const expected = [state.acknowledged, state.unanswered].filter((one) => one !== undefined)
        expect(expected, `${documents[index]!.path} in round ${round}`).toContain(text)
        const { file } = documents[index]!
        if (file !== undefined) expect(readFileSync(join(layouts.dir, file), 'utf8')).toBe(text)
        if (text === state.unanswered && text !== state.acknowledged) figures.stored++
        Object.assign(state, { acknowledged: text, unanswered: undefined })
      }
      let acknowledged = 0
      let killed = round === rounds // the last server writes once and ends as servers do
      const enough = 2 + Math.floor(random() * 8)
      const write = async (index: number) => {
        const before = await read(index)
        const value = JSON.parse(before.text) as Record<string, unknown> // it was whole
        let etag = before.etag
        for (let turn = 0; turn === 0 || !killed; turn++) {
          const length = '\n'.repeat(random() * 20_000) // of several lengths, so that a torn text would show
          const body = `${JSON.stringify({ ...value, $schema: `${round}.${turn}` })}${length}`
          known[index]!.unanswered = body
          try {
            const reply = await fetch(`${server.address}/api/layouts/_base/${documents[index]!.path}`, {
              method: 'PUT',
              body,
              headers: { 'If-Match': etag, 'Content-Type': 'application/json' },
            })
            expect(reply.status, (await reply.clone().text()).slice(0, 300)).toBe(200)
            etag = reply.headers.get('ETag') ?? ''
            Object.assign(known[index]!, { acknowledged: body, unanswered: undefined })
            figures.acknowledged++
            acknowledged++
          } catch (error) {
            figures.unanswered++
            if (killed) return
            if (!(error instanceof TypeError)) throw error // a reply that is not 200
            const now = await read(index) // a connection that was kept for too long: whether it was written is seen there
            expect([before.text, known[index]!.acknowledged, body]).toContain(now.text)
            Object.assign(known[index]!, { acknowledged: now.text, unanswered: undefined })
            etag = now.etag
          }
          if (acknowledged >= enough && !killed) {
            killed = true
            setTimeout(() => process.kill(server.pid, 'SIGKILL'), random() * 40)
          }
        }
      }
      await Promise.all(documents.map((_, index) => write(index)))
      if (round < rounds) {
        await server.ended
        figures.filesAfterKill += leftIn(layouts.dir).length + leftIn(env.DATA_DIR).length
      }
    }
    console.log(`seed ${seed}: ${JSON.stringify(figures)}`)
    expect(figures.acknowledged).toBeGreaterThan(rounds * 2)
    expect([...leftIn(layouts.dir), ...leftIn(env.DATA_DIR)]).toEqual([])
    rmSync(env.DATA_DIR, { recursive: true, force: true })
  },
)
