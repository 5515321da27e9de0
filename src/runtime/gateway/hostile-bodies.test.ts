import { describe, expect, test } from 'vitest'

import * as z from 'zod/mini'

import { Amount } from '../../schemas/nouns/money.ts'
import { aGateway, member, reply } from './client.testing.ts'
import type { Endpoint } from './endpoint.ts'
import type { listRooms } from './endpoints/games/list-rooms.ts'
import { GatewayError } from './gateway-error.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const endpoints = Object.values(import.meta.glob<Record<string, Endpoint<any, any, any>>>('./endpoints/*/*.ts', { eager: true })).flatMap(
  (file) => Object.values(file),
)

const fields = [
  'list',
  'content',
  'games',
  'info',
  'data',
  'lanes',
  'laneCode',
  'modules',
  'code',
  'enabled',
  'children',
  'vo',
  'customerName',
  'winAmount',
  'nodeId',
  'gameType',
]
fields.push(
  'gameCategory',
  'vassalage',
  'vendors',
  'cards',
  'gameClassify',
  'key',
  'showIcon',
  'odds',
  'matchId',
  'id',
  'status',
  'balance',
  'launchUrl',
  'totalPages',
  'summary',
  'resources',
)
fields.push(
  'token',
  'firstTimeLogin',
  'captchaId',
  'image',
  'sliderId',
  'background',
  'piece',
  'pieceY',
  'expiredMinutes',
  'limits',
  'kind',
  'period',
  'amount',
  'startedAt',
  'netResult',
  'read',
)
fields.push('success', 'errorCode', 'message', 'value', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '')
const scalars = [
  null,
  true,
  1,
  0,
  -1,
  1e308,
  '1',
  '0',
  '1e999',
  '-0',
  '0x10',
  'NaN',
  '',
  ' ',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '/ok.png',
  'https://ok.test/x',
  '<b>x</b>',
]

/** JSON that looks like the gateway's: its field names, nested in any way, over values that are hard to read. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom(...scalars), fc.string(), fc.double({ noNaN: true })),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(fc.constantFrom(...fields), tie('tree')), { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}))

/** The result of a call; anything but these two words is a mistake. */
async function outcome(endpoint: Endpoint<any, any, any>, response: () => Response): Promise<unknown> {
  const { gateway } = aGateway([response])
  try {
    // Which endpoint it is does not matter here; one type represents all
    return unsound(await gateway.call<typeof listRooms>(endpoint, {}, member)) ?? 'value'
  } catch (error) {
    return error instanceof GatewayError ? 'GatewayError' : error
  }
}

/** The first number in a value that cannot be calculated with, or address that leads elsewhere. The sums of a page are no addresses. */
function unsound(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return `the number ${value}`
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'summary' && isSums(inner)) continue // its keys are the gateway's names of columns, which a sample may call anything
    const bad =
      /icon|url|image/i.test(key) && typeof inner === 'string' && !/^(https?:|data:image\/|\/(?![/\\]))/i.test(inner) && key !== 'linkUrl'
        ? `the address ${inner}`
        : unsound(inner)
    if (bad) return bad
  }
  return undefined
}

function isSums(value: unknown): boolean {
  return z.safeParse(z.record(z.string(), Amount), value).success
}

describe.each(endpoints)('$name', (endpoint) => {
  test('any body at all gives a sound value or a GatewayError', async () => {
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      tree.map((value) => JSON.stringify(value)),
      tree.map((value) => JSON.stringify({ success: true, value })),
    )
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 200, 200, 204, 302, 401, 404, 429, 500, 503), async (text, status) => {
        expect(['value', 'GatewayError']).toContain(await outcome(endpoint, () => new Response(status === 204 ? null : text, { status })))
      }),
      { numRuns: 200 },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('a value nested deeper than the stack reaches gives a value or a GatewayError', async () => {
    const [opening, closing] = ['{"list":[{"code":"A","enabled":true,"children":[{"code":"A","enabled":true,"children":[', ']}]}]}']
    const deep = opening.repeat(3000) + closing.repeat(3000)
    expect(['value', 'GatewayError']).toContain(
      await outcome(endpoint, () => reply(`{"success":true,"value":{"modules":[${deep}],"info":{"whitelabel":[${deep}]}}}`)),
    )
  })
})
