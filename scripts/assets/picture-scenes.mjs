// What the pictures of the documentation are taken of: servers with mock data, and a report of snapshots. Documents and data are copies in
// a temporary folder, so nothing of a developer's own gets into a picture.
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { root } from '../build.mjs'
import { startServer } from '../server.mjs'

const scenes = {
  /** The portal, and the editor as it is before there are operators. */
  portal: (folder) => served(folder),
  kestrel: (folder) => served(folder, { env: { BRAND: 'kestrel' } }),
  /** The report on one page whose title was changed. */
  async snapshots(folder) {
    const [changed, report] = [join(folder, 'changed'), join(folder, 'report')]
    cpSync(join(root, 'layouts'), changed, { recursive: true })
    change(changed, '_base/pages/not-found.json', (page) => {
      page.nodes.find(({ id }) => id === 'message').props.title = 'Nothing here'
    })
    const argv = ['not-found', '--language', 'EN', '--viewport', '390', '--base', join(root, 'layouts'), '--output', report]
    const env = { ...process.env, LAYOUTS_DIR: changed }
    await promisify(execFile)(process.execPath, ['scripts/snapshots.mjs', ...argv, '--workers', '1'], { cwd: root, env }).catch(
      ({ code, stdout, stderr }) => {
        if (code !== 1) throw new Error(`${stdout}${stderr}`) // 1: there are differences
      },
    )
    return { addressOf: (path) => `${pathToFileURL(report).href}${path}`, close: async () => {} }
  },
}

/**
 * Opens what a picture is taken of. `addressOf` gives the address of a path; `signedIn` what the browser of each operator keeps; `close`
 * ends it.
 */
export async function openScene(name, { temporary, ...more }) {
  return scenes[name](join(temporary, name), more)
}

async function served(folder, { env = {}, changes = {} } = {}) {
  const [layouts, data] = [join(folder, 'layouts'), join(folder, 'data')]
  cpSync(join(root, 'layouts'), layouts, { recursive: true })
  for (const [path, how] of Object.entries(changes)) change(layouts, path, how)
  const none = { DATABASE_URL: '', AUTH_SECRET: '', EDIT_HOSTS: '', OIDC_ISSUER: '' }
  const server = await startServer({ ...none, ...env, LAYOUTS_DIR: layouts, DATA_DIR: data })
  return { address: server.address, layouts, data, addressOf: (path) => server.address + path, close: () => server.stop() }
}

function change(layouts, path, how) {
  const document = JSON.parse(readFileSync(join(layouts, path), 'utf8'))
  how(document)
  writeFileSync(join(layouts, path), JSON.stringify(document, null, 2))
}
