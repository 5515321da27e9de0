// What each page of the member center loads of its own, read from the build: for `npm run size`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

import { root } from '../build.mjs'

/** Bytes of gzip that a page of the center may load of its own, charts apart. */
export const centerLimit = 60_000

const chart = /node_modules\/@visx\//

/**
 * Every page inside `page/member` with the bytes (gzip) of the scripts and styles that it alone needs: the views of its widgets and the
 * topics of its sources, without what the lobby and the center around it have loaded. `charts`: the part of them that draws charts.
 */
export async function centerPages() {
  const dist = join(root, 'dist/client')
  const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const modules = readJson('dist/client/.vite/modules.json') // chunk → the modules in it
  const releases = Object.values(readJson('dist/layouts-copy.json'))
  const { closure, readManifest, viewFiles, widgetsAt } = await import(pathToFileURL(join(root, 'dist/server/build.js')).href)
  const manifest = readManifest(dist)
  const topics = topicTable()

  const filesOf = (keys) => [...closure(manifest, keys)].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
  const viewsOf = (widgets) => {
    const { scripts, styles } = viewFiles(manifest, new Set(widgets))
    return [...scripts, ...styles]
  }
  const topicFiles = (names) =>
    filesOf(Object.keys(manifest).filter((key) => names.some((name) => key.endsWith(`/runtime/model/${name}/topic.ts`))))
  const needs = ({ nodes }) => {
    const sources = each(nodes, ({ inputs }) => Object.values(inputs ?? {}).map(({ source }) => source))
    const wanted = topics.filter((topic) => topic.sources.some((source) => sources.includes(source))).map(({ name }) => name)
    return [...viewsOf(each(nodes, ({ widget }) => [widget])), ...topicFiles(wanted)]
  }

  const pages = Object.values(releases[0].documents).flatMap(({ body }) => (body?.kind === 'page' ? [body] : []))
  const around = new Set([
    ...filesOf(Object.keys(manifest).filter((key) => manifest[key].isEntry)),
    ...viewsOf(releases.flatMap((release) => [...widgetsAt(release, '/')])),
    ...topicFiles(topics.filter(({ starts }) => starts !== 'needed').map(({ name }) => name)),
    ...needs(pages.find(({ id }) => id === 'member')),
  ])
  return pages
    .filter(({ parent }) => parent === 'member')
    .map((page) => {
      const own = [...new Set(needs(page))].filter((file) => !around.has(file))
      const sizes = own.map((file) => ({
        size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
        isChart: (modules[file] ?? []).some((id) => chart.test(id)),
      }))
      const sum = (some) => some.reduce((total, { size }) => total + size, 0)
      return { page: page.id, size: sum(sizes.filter(({ isChart }) => !isChart)), charts: sum(sizes.filter(({ isChart }) => isChart)) }
    })
}

/** What `read` gives for every node, those in slots too. */
function each(nodes, read) {
  return nodes.flatMap((node) => [...read(node), ...Object.values(node.slots ?? {}).flatMap((slot) => each(slot, read))])
}

/** The rows of src/runtime/model/topics.ts: this script has no TypeScript. */
function topicTable() {
  const rows = readFileSync(join(root, 'src/runtime/model/topics.ts'), 'utf8')
    .split(/\n {2}\{/)
    .slice(1)
  return rows.map((row) => ({
    name: /name: '([\w-]+)'/.exec(row)?.[1] ?? '',
    starts: /starts: '(\w+)'/.exec(row)?.[1] ?? '',
    sources: [...(/sources: \[([^\]]*)\]/.exec(row)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, source]) => source),
  }))
}
