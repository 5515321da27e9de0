import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { drawScene } from '../../mocks/artwork/scene.ts'
import { scenes } from '../../mocks/artwork/scenes.ts'
import type { SceneName } from '../../mocks/artwork/scenes.ts'
import type { Release } from '../../src/schemas/documents.ts'
import { lastGoodIn } from './layouts/last-good.ts'
import { layoutFiles } from './layouts/layout-files.ts'
import { buildBrand } from './layouts/release.ts'

export { widgetsAt } from '../../src/rules/first-screen.ts'
export { readManifest } from './files/build-files.ts'
export { closure, viewFiles } from './pages/needs.ts'

/**
 * Writes the copy of the layouts that a build carries, one release per brand: what a server falls back to when a document is faulty
 * and nothing was last good. A document that is faulty now stays as it is in the copy before. Gives each brand's release.
 */
export function writeLayoutsCopy(layoutsDir: string, dist: string): Record<string, Release> {
  const copyFile = join(dist, 'layouts-copy.json')
  const files = layoutFiles(layoutsDir)
  files.scan()
  const before = existsSync(copyFile) ? lastGoodIn(join(dist, 'no-data'), copyFile) : undefined
  const copy = Object.fromEntries(
    files.brands().map((brand) => [brand, buildBrand({ brand, files: files.filesOf(brand), lastGood: before?.read(brand) }).release]),
  )
  writeFileSync(copyFile, JSON.stringify(copy))
  mkdirSync(join(dist, 'client/releases'), { recursive: true })
  // for a page whose own release got lost
  for (const [brand, release] of Object.entries(copy)) writeFileSync(join(dist, `client/releases/${brand}.json`), JSON.stringify(release))
  return copy
}

/**
 * Draws the wide scenes that our own documents name (entrances, maintenance, blocked) into the build, so that they are there whichever
 * gateway answers. Covers and logos of games are the gateway's.
 */
export function writeScenes(dist: string): void {
  const dir = join(dist, 'client/img/scene')
  mkdirSync(dir, { recursive: true })
  for (const name of Object.keys(scenes) as SceneName[]) {
    // keys of the scenes
    writeFileSync(join(dir, `${name}.svg`), drawScene(name))
    writeFileSync(join(dir, `${name}-rtl.svg`), drawScene(name, { rtl: true }))
  }
}
