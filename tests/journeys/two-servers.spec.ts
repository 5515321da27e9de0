import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from './support.ts'

/** How many races are run; `RACES=1000` for all of them. */
const races = Number(process.env['RACES'] ?? 60)
const writers = 4 // in each of two processes

test(
  'of writes with one ETag by two processes on one folder exactly one succeeds, for documents and for drafts',
  { tag: '@measures' },
  async ({ serve, layouts, request }) => {
    test.setTimeout(60_000 + races * 1_000)
    const dataDir = join(layouts.dir, '../data')
    const env = { LAYOUTS_DIR: layouts.dir, DATA_DIR: dataDir }
    const servers = [await serve(env), await serve(env)]
    const base = JSON.parse(layouts.read('_base/pages/help.json')) as Record<string, unknown>
    const outcomes = { won: 0, refused: 0, others: [] as number[], lost: 0 }

    for (let race = 0; race < races; race++) {
      const path = `/api/layouts/_base/${race % 2 === 0 ? 'documents' : 'drafts/main'}/page/help`
      const etag = (await request.get(`${servers[0]?.address}${path}`)).headers()['etag'] ?? ''
      const replies = await Promise.all(
        servers.flatMap(({ address }, server) =>
          Array.from({ length: writers }, async (_, writer) => {
            const text = JSON.stringify({ ...base, title: `race ${race} of ${server}.${writer}` }, null, 2)
            const reply = await request.put(`${address}${path}`, {
              data: text,
              headers: { 'If-Match': etag, 'Content-Type': 'application/json' },
            })
            return { text, status: reply.status() }
          }),
        ),
      )
      const winners = replies.filter(({ status }) => status === 200)
      outcomes.won += winners.length
      outcomes.refused += replies.filter(({ status }) => status === 409).length
      outcomes.others.push(...replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409))
      const kept =
        race % 2 === 0
          ? readFileSync(join(layouts.dir, '_base/pages/help.json'), 'utf8')
          : await (await request.get(`${servers[1]?.address}${path}`)).text()
      if (kept !== winners[0]?.text) outcomes.lost++
    }

    expect(outcomes).toEqual({ won: races, refused: races * (2 * writers - 1), others: [], lost: 0 })
    const left = readdirSync(join(layouts.dir, '..'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:tmp|lock|takeover)$/.test(name),
    )
    expect(left).toEqual([])
  },
)
