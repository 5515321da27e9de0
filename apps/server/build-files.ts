import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Pages } from './app.ts'
import { landingFile, othersFile, othersKey } from '../../build/landing-views.ts'
import type { Manifest } from './needs.ts'
import { staticFiles } from './static-files.ts'
import type { StaticFiles } from './static-files.ts'

/** The pages of a production build in `dir`. Throws with what to run when there is none. */
export function builtPages(dir: string): Pages {
  let html: string
  let manifest: Manifest
  try {
    html = readFileSync(join(dir, 'portal/index.html'), 'utf8')
    manifest = readManifest(dir)
  } catch (error) {
    throw new Error(`There is no build in ${dir}. Run "npm run build" first.`, { cause: error })
  }
  return { template: () => html, manifest, files: staticFiles(dir), strict: true }
}

/** What the editor's page is made from; `template` is undefined where there is no build of it. */
export type PreviewBuild = {
  template: (address: string) => Promise<string | undefined> | string | undefined
  manifest: Manifest
  files: StaticFiles
}

/** The preview's build in `dir`. It is apart from the players' build, and a server without it serves players all the same. */
export function builtPreview(dir: string): PreviewBuild {
  const page = join(dir, 'preview/index.html')
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined
  return { template: () => html, manifest: html === undefined ? {} : readManifest(dir), files: staticFiles(dir) }
}

/** Vite's manifest of a build, without the views that came with the first script: nobody asks for their files. The chunk of other widgets says which they are. */
export function readManifest(dir: string): Manifest {
  const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest // Vite's own file
  const landing = existsSync(join(dir, landingFile)) ? (JSON.parse(readFileSync(join(dir, landingFile), 'utf8')) as string[]) : [] // our own
  for (const key of Object.keys(manifest)) if (landing.some((type) => key.endsWith(`src/widgets/${type}/view.tsx`))) delete manifest[key]
  const others = Object.keys(manifest).find((key) => key.endsWith(othersKey))
  if (others && manifest[others] && existsSync(join(dir, othersFile)))
    manifest[others].widgets = JSON.parse(readFileSync(join(dir, othersFile), 'utf8')) as string[] // our own
  return manifest
}
