// Writes letters.json.br in mocks/artwork: the outlines of the letters that the mock's pictures are lettered with. Run by hand, when titles
// get letters that they did not have (mocks/artwork/letters.test.ts tells). The project itself installs no fonts for it:
// npm install --no-save opentype.js@2.0.0 $(node scripts/assets/make-letters.mjs packages) && node scripts/assets/make-letters.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** Display faces under open licences. */
const faces = {
  lilita: 'lilita-one/files/lilita-one-*-400-normal',
  titan: 'titan-one/files/titan-one-*-400-normal',
  bungee: 'bungee/files/bungee-*-400-normal',
  shrikhand: 'shrikhand/files/shrikhand-*-400-normal',
  rammetto: 'rammetto-one/files/rammetto-one-*-400-normal',
  passion: 'passion-one/files/passion-one-*-900-normal',
  playfair: 'playfair-display/files/playfair-display-*-900-normal',
  cinzel: 'cinzel/files/cinzel-*-800-normal',
  baloo: 'baloo-2/files/baloo-2-*-800-normal',
  anton: 'anton/files/anton-*-400-normal',
  barlow: 'barlow-condensed/files/barlow-condensed-*-800-italic',
  chakra: 'chakra-petch/files/chakra-petch-*-700-italic',
  unbounded: 'unbounded/files/unbounded-*-900-normal',
  slab: 'alfa-slab-one/files/alfa-slab-one-*-400-normal',
  bangers: 'bangers/files/bangers-*-400-normal',
  righteous: 'righteous/files/righteous-*-400-normal',
}
const english = " !&'(),-.0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic']

/** English, and whatever else stands in the words that titles are made of, small and capital. */
function lettersOf(words) {
  const text = JSON.stringify(words)
  const own = Array.from(text.toLowerCase() + text.toUpperCase()).filter((letter) => /\p{Letter}/u.test(letter))
  return [...new Set([...english, ...own])].sort()
}

/** The JSON of the file: faces, their letters, and the pairs of letters that stand closer or farther than others. A letter has a line. */
function drawLetters(opentype, words) {
  const letters = lettersOf(words)
  return `{\n${Object.entries(faces)
    .map(([name, files]) => `${JSON.stringify(name)}: ${faceText(fontsOf(opentype, files), letters)}`)
    .join(',\n')}\n}\n`
}

function fontsOf(opentype, files) {
  const require = createRequire(import.meta.url)
  return subsets.flatMap((subset) => {
    try {
      const bytes = readFileSync(require.resolve(`@fontsource/${files.replace('*', subset)}.woff`))
      return [opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))]
    } catch (error) {
      if (error.code === 'MODULE_NOT_FOUND') return [] // not every face has every subset
      throw error
    }
  })
}

function faceText(fonts, letters) {
  const found = letters.flatMap((letter) => {
    const font = fonts.find((one) => one.hasChar(letter === ' ' ? 'a' : letter)) // a space is as wide as that of the letters around it
    return font ? [{ letter, font, glyph: font.charToGlyph(letter) }] : []
  })
  const outlines = found.map(({ letter, glyph }) => {
    const { x1, y1, x2, y2 } = glyph.path.getBoundingBox()
    const box = [x1, y1, x2, y2].map(rounded)
    return `${JSON.stringify(letter)}: ${JSON.stringify([glyph.advanceWidth ?? 0, box, pathText(glyph.path.commands)])}`
  })
  const pairs = found.flatMap((one) => {
    const kerned = found.flatMap((other) => {
      const by = one.font === other.font ? one.font.getKerningValue(one.glyph.index, other.glyph.index) || 0 : 0
      return by === 0 ? [] : [[other.letter, by]]
    })
    return kerned.length === 0 ? [] : [`${JSON.stringify(one.letter)}: ${JSON.stringify(kernedText(kerned))}`]
  })
  return `{ "units": ${fonts[0].unitsPerEm}, "letters": {\n${outlines.join(',\n')}\n}, "pairs": {\n${pairs.join(',\n')}\n} }`
}

/** To hundredths of a unit: the last digits of a power are not the same in every engine. */
function rounded(value) {
  return Math.round(value * 100) / 100
}

/** Distances and the letters that have them: `{ "-12": "AVW" }`. */
function kernedText(kerned) {
  const byDistance = {}
  for (const [letter, by] of kerned) byDistance[by] = (byDistance[by] ?? '') + letter
  return byDistance
}

/**
 * Drawing commands as steps in the font's units, upwards: `m10 20l20 10`. What is filled closes by itself; lines without a length are left
 * out.
 */
function pathText(commands) {
  let [x, y] = [0, 0]
  let text = ''
  for (const { type, x1, y1, x2, y2, ...to } of commands) {
    if (type !== 'Z' && (type !== 'L' || to.x !== x || to.y !== y)) {
      const points = { M: [], L: [], Q: [x1, y1], C: [x1, y1, x2, y2] }[type]
      const steps = [...points, to.x, to.y].map((value, index) => value - (index % 2 === 0 ? x : y))
      text += type.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
      ;[x, y] = [to.x, to.y]
    }
  }
  return text
}

if (process.argv[2] === 'packages') {
  console.log(
    Object.values(faces)
      .map((files) => `@fontsource/${files.split('/')[0]}@5.3.0`)
      .join(' '),
  )
} else {
  const { default: opentype } = await import('opentype.js')
  const { runnerImport } = await import('vite') // Node 20 cannot read TypeScript by itself
  const [words, featured] = await Promise.all(
    ['words', 'featured'].map((name) => runnerImport(fileURLToPath(new URL(`../../mocks/state/${name}.ts`, import.meta.url)))),
  )
  const text = drawLetters(opentype, [words.module, featured.module])
  writeFileSync(fileURLToPath(new URL('../../mocks/artwork/letters.json.br', import.meta.url)), brotliCompressSync(text))
}
