import { expect, test } from 'vitest'
import { inflateSync } from 'node:zlib'

import { brandPictureAddress, brandPictures } from './brand-pictures.ts'
import type { BrandPicture } from './brand-pictures.ts'
import { foyer } from '../example.testing.ts'

const brand = {
  ...foyer,
  tokens: { ...foyer.tokens, dark: { accent: '#08F', 'on-accent': '#112233', ground: 'color-mix(in oklab, red, blue)' } },
}
const picture = brandPictures((name) => (name === 'foyer' ? brand : undefined))

/** The size of a PNG and its colours at places that are parts of its edge, from 0 to 1. */
function read(name: BrandPicture, ...places: readonly (readonly [number, number])[]) {
  const bytes = Buffer.from(picture(brandPictureAddress('foyer', name, brand)) ?? [])
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const rows = inflateSync(bytes.subarray(bytes.indexOf('IDAT') + 4, bytes.indexOf('IEND') - 8))
  const at = ([x, y]: readonly [number, number]) => {
    const start = Math.floor(y * height) * (1 + 4 * width) + 1 + 4 * Math.floor(x * width)
    return [...rows.subarray(start, start + 4)]
  }
  return { type: bytes.subarray(1, 4).toString(), width, height, colours: places.map(at) }
}
const [blue, mark, fallbackGround] = [
  [0, 136, 255, 255],
  [17, 34, 51, 255],
  [15, 14, 19, 255],
]

test("an icon has round corners, and the mark in the brand's colours", () => {
  expect(read('icon-192', [0, 0], [0.5, 0.1], [0.5, 0.25], [0.5, 0.6])).toEqual({
    type: 'PNG',
    width: 192,
    height: 192,
    colours: [[0, 136, 255, 0], blue, mark, blue], // outside, the tile, the arch, its opening
  })
})

test('an icon that a system cuts to its own shape fills its square, with the mark inside the part that is never cut', () => {
  const corners = [
    [0, 0],
    [0.99, 0.99],
  ] as const
  const circle = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 24) * Math.PI
    return [0.5 + 0.4 * Math.cos(angle), 0.5 + 0.4 * Math.sin(angle)] as const
  })
  const { width, colours } = read('maskable-512', ...corners, ...circle)

  expect({ width, others: colours.filter((colour) => String(colour) !== String(blue)) }).toEqual({ width: 512, others: [] })
})

test('a shared link shows the icon in the middle of the ground; a colour that cannot be read is the default one', () => {
  expect(read('share', [0, 0], [0.5, 0.35])).toEqual({ type: 'PNG', width: 1200, height: 630, colours: [fallbackGround, mark] })
})

test('a picture of other colours, of no brand or of no name is not drawn', () => {
  const address = brandPictureAddress('foyer', 'icon-192', brand)
  const others = ['nobody.icon-192', 'foyer.icon-999', 'foyer.constructor'].map((name) => address.replace('foyer.icon-192', name))
  const old = brandPictureAddress('foyer', 'icon-192', foyer)

  expect([...others, old, '/brand/foyer.icon-192.png', '/brand/../x.png'].map(picture)).toEqual(Array(6).fill(undefined))
})
