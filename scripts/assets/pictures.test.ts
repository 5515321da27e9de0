import { expect, test } from 'vitest'

import { takeEach } from './pictures.mjs'

const wanted = [
  { name: 'one', scene: 'portal' },
  { name: 'two', scene: 'operators' },
  { name: 'three', scene: 'portal' },
]

/** Takes pictures of scenes that are names, and tells what happened in which order. */
async function taken(what: { fails?: readonly string[]; stopsAt?: string }) {
  const [lines, stopping]: [string[], AbortController] = [[], new AbortController()]
  const isWhole = await takeEach(wanted, {
    async open(scene) {
      lines.push(`opens ${scene}`)
      if (what.fails?.includes(scene)) throw new Error('no server')
      return {
        async close() {
          lines.push(`closes ${scene}`)
        },
      }
    },
    async take(_, { name }) {
      if (what.stopsAt === name) stopping.abort()
      if (what.stopsAt === name || what.fails?.includes(name)) throw new Error('the browser has no such button')
      return 120_400
    },
    signal: stopping.signal,
    say: (line) => lines.push(line),
  })
  return { lines, isWhole }
}

test('the pictures of a scene are taken after each other, and its server ends', async () => {
  expect(await taken({})).toEqual({
    lines: ['opens portal', 'one  120 kB', 'three  120 kB', 'closes portal', 'opens operators', 'two  120 kB', 'closes operators'],
    isWhole: true,
  })
})

test('a picture that cannot be taken, and a scene that cannot be opened, say why and hold up no other', async () => {
  expect(await taken({ fails: ['one', 'operators'] })).toEqual({
    lines: [
      'opens portal',
      'one  could not be taken: the browser has no such button',
      'three  120 kB',
      'closes portal',
      'opens operators',
      'The scene operators could not be opened: no server',
    ],
    isWhole: false,
  })
})

test('a stop leaves the picture that is being taken, ends its server and begins no other', async () => {
  expect((await taken({ stopsAt: 'one' })).lines).toEqual(['opens portal', 'closes portal'])
})
