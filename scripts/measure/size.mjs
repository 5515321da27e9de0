// npm run size: JavaScript that a player downloads before the content of "/" is drawn, what each page of the member center loads of its
// own, what the editor's shell loads first, and the widget gallery's pages, gzip, in bytes; says what is over its limit, and fails when
// that is more than a quarter.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

import { root } from '../build.mjs'
import { centerLimit, centerPages } from './center-size.mjs'
import { galleryFiles, galleryGrowth, galleryGrowthLimit, galleryLimits, widgetsInGallery } from './preview-size.mjs'
import { playerLimit, playerShare, shellFiles, shellLimit, startFiles, startLimit } from './preview-size.mjs'

const limit = 190_000 // bytes, 1,000 a kB
const later = { swiper: /node_modules\/swiper\//, sanitiser: /node_modules\/dompurify\// } // come after the first paint, reported apart
const neverEarly = [
  /node_modules\/(?:swiper|dompurify|@cfworker)\//,
  /^src\/runtime\/model\/(?:agents|contracts|downlines)\//,
  /^src\/widgets\/(?:agent-\w+|contract-\w+|downline-\w+|next-settlement)\//,
]
const never = [
  /(?:^|\/)mocks\//,
  /node_modules\/(?:ajv|ajv-formats|@rjsf|opentype\.js|msw|@mswjs|jsonc-parser)\//,
  /^apps\/(?:kit|preview|server)\//,
]

const dist = join(root, 'dist/client')
if (!existsSync(join(dist, '.vite/manifest.json'))) {
  console.error('There is no build. Run "npm run build" first.')
  process.exit(2)
}
const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8')) // chunk → the modules in it
const releases = JSON.parse(readFileSync(join(root, 'dist/layouts-copy.json'), 'utf8'))
const { closure, readManifest, viewFiles, widgetsAt } = await import(pathToFileURL(join(root, 'dist/server/build.js')).href)
const manifest = readManifest(dist)

const entry = [
  ...closure(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key].isEntry),
  ),
].map((key) => manifest[key].file)
const widgets = new Set(Object.values(releases).flatMap((release) => [...widgetsAt(release, '/')])) // every brand's, both devices'
const first = [...new Set([...entry, ...viewFiles(manifest, widgets).scripts])].filter((file) => file.endsWith('.js'))

const sizes = first.map((file) => ({ file, size: gzipped(file) }))
for (const { file, size } of sizes.toSorted((a, b) => b.size - a.size)) console.log(`${String(size).padStart(8)}  ${file}`)
const total = sizes.reduce((sum, { size }) => sum + size, 0)
console.log(`${String(total).padStart(8)}  bytes gzip before the content of / (limit ${limit})`)
for (const [name, test] of Object.entries(later)) {
  const files = Object.keys(modules).filter((file) => modules[file].some((id) => test.test(id)))
  console.log(
    `${String(files.reduce((sum, file) => sum + gzipped(file), 0)).padStart(8)}  ${name}, after the first paint: ` +
      `${files.join(', ') || 'none'}`,
  )
}

const shell = shellFiles().toSorted((a, b) => b.size - a.size)
const shellTotal = shell.reduce((sum, { size }) => sum + size, 0)
const start = startFiles()
  .filter(({ file }) => !shell.some((one) => one.file === file))
  .toSorted((a, b) => b.size - a.size)
const startTotal = shellTotal + start.reduce((sum, { size }) => sum + size, 0)
const carried = playerShare()
for (const { file, size } of shell) console.log(`${String(size).padStart(8)}  ${file}`)
console.log(`${String(shellTotal).padStart(8)}  bytes gzip before the editor's shell is there (may not grow above ${shellLimit})`)
for (const { file, size } of start) console.log(`${String(size).padStart(8)}  ${file}`)
console.log(
  `${String(startTotal).padStart(8)}  bytes gzip with all that it then fetches by itself, until a page can be edited and every ` +
    `key works (may not grow above ${startLimit})`,
)
console.log(
  `${String(carried).padStart(8)}  bytes gzip for the preview in the players' build, which no player loads (limit ${playerLimit})`,
)

const pages = Object.entries(galleryLimits).map(([page, most]) => ({
  page,
  most,
  size: galleryFiles(page).reduce((sum, { size }) => sum + size, 0),
  growth: galleryGrowth(page),
}))
for (const { page, most, size, growth } of pages)
  console.log(
    `${String(size).padStart(8)}  bytes gzip before the gallery's ${page} is there, apart from the editor (limit ${most}), ` +
      `${growth.toFixed(1)} of them for each widget (limit ${galleryGrowthLimit})`,
  )

const center = await centerPages()
for (const { page, size, charts } of center)
  console.log(
    `${String(size).padStart(8)}  bytes gzip of its own for page/${page}` +
      `${charts ? `, and ${charts} for its chart` : ''} (limit ${centerLimit})`,
  )

/** How far a size may be over its limit before that is a fault: two changes that each fit must not fail together. */
const tolerated = 1.25
const yellow = (text) => (process.env.NO_COLOR ? text : `\u001B[33m${text}\u001B[39m`)
const weighed = [
  { what: 'bytes before the content of /', size: total, most: limit },
  { what: "bytes before the editor's shell", size: shellTotal, most: shellLimit },
  { what: 'bytes that the editor fetches by itself', size: startTotal, most: startLimit },
  { what: "bytes for the preview in the players' build", size: carried, most: playerLimit },
  ...pages.map(({ page, most, size }) => ({ what: `bytes before the gallery's ${page}`, size, most })),
  ...pages.map(({ page, growth }) => ({
    what: `bytes that each widget adds to what the gallery's ${page} loads first`,
    size: Math.round(growth),
    most: galleryGrowthLimit,
  })),
  ...center.map(({ page, size }) => ({ what: `bytes for page/${page}`, size, most: centerLimit })),
].filter(({ size, most }) => size > most)
const sentenceOf = ({ what, size, most }) => `${size} ${what}: ${size - most} over the limit of ${most}`
for (const one of weighed.filter(({ size, most }) => size <= most * tolerated))
  console.log(yellow(`${sentenceOf(one)}, which is reported only`))

const faults = [
  ...weighed.filter(({ size, most }) => size > most * tolerated).map(sentenceOf),
  ...pages.flatMap(({ page, growth }) => [
    ...(growth > 0 ? [] : [`Nothing to weigh: no list of widgets was found in the gallery's ${page}`]),
    ...widgetsInGallery(page).map((id) => `${id} comes before the gallery's ${page} is there`),
  ]),
  ...(sizes.length === 0 || widgets.size === 0 ? ['Nothing to weigh: the manifest names no entry, or the home page no widget'] : []),
  ...(center.some(({ size }) => size > 0) ? [] : ['No page of the member center has code of its own: nothing was weighed']),
  ...held(first, neverEarly, 'comes before the first paint'),
  ...held(Object.keys(modules), never, "is in the player's build"),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function held(files, patterns, fault) {
  return files.flatMap((file) =>
    (modules[file] ?? []).filter((id) => patterns.some((pattern) => pattern.test(id))).map((id) => `${id} ${fault} (${file})`),
  )
}

function gzipped(file) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
}
