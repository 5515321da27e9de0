// The documents of the editor's bench: a copy of the layouts, and pages of S sections with cards.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../../scripts/build.mjs'

const cards = 3 // per section: 45 elements together with its heading

/** Makes a folder with the layouts and a page for each size; `remove` deletes it. */
export function benchLayouts(sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const dir = join(folder, 'layouts')
  cpSync(join(root, 'layouts'), dir, { recursive: true })
  for (const sections of sizes)
    writeFileSync(join(dir, `_base/pages/${pageOf(sections)}.json`), `${JSON.stringify(page(sections), null, 2)}\n`)
  return { dir, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const pageOf = (sections) => `bench-${sections}`

/** The section that is edited. It is on the first screen: a change there is always painted, even when painting below it is skipped. */
export const edited = 'section-1'

export const titleOf = (section) => `Games of section ${section}`

function page(sections) {
  const id = pageOf(sections)
  const nodes = Array.from({ length: sections }, (_, section) => ({
    id: `section-${section}`,
    widget: 'game-section',
    props: { title: titleOf(section), look: 'row', count: false },
    inputs: { games: { source: 'games.by-category', args: { category: 'RNG', limit: cards } } },
  }))
  return {
    $schema: '../../schemas/page.schema.json',
    kind: 'page',
    id,
    format: 1,
    title: 'Bench',
    routes: [`/${id}`],
    access: 'anyone',
    nodes,
  }
}
