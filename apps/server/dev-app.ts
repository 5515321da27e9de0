import { createApp } from './app.ts'
import { draftStore } from './draft-store.ts'
import { readEnv } from './env.ts'
import { lastGoodIn } from './last-good.ts'
import { createLayoutStore } from './layouts.ts'
import { previewPictures } from './preview-pictures.ts'
import { buildBrand } from './release.ts'

/** The server without a build: Vite serves the page and all files. Paths are relative to the project, where npm runs Vite. */
export async function createDevApp(template: (address: string) => Promise<string>, previewTemplate: (address: string) => Promise<string>) {
  const env = readEnv({ DATA_DIR: 'data/dev', ...process.env })
  const print = (line: string) => console.log(line)
  const layouts = createLayoutStore({
    dir: env.layoutsDir,
    build: buildBrand,
    lastGood: lastGoodIn(env.dataDir, 'dist/layouts-copy.json'),
    print,
  })
  const mock = env.gateway ? undefined : (await import('../../mocks/server.ts')).createMockGateway()
  return createApp({
    env,
    layouts,
    mock,
    print,
    pages: { template, manifest: {}, files: () => undefined, strict: false },
    editing: { drafts: draftStore(env.dataDir), build: buildBrand, layoutsDir: env.layoutsDir, hosts: env.editHosts },
    preview: { build: { template: previewTemplate, manifest: {}, files: () => undefined }, pictures: previewPictures },
  })
}
