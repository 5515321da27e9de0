// What the pictures of the documentation are taken of: servers with mock data, and a report of snapshots. Documents and data are copies in
// a temporary folder, so nothing of a developer's own gets into a picture.
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { root } from '../build.mjs'
import { startServer } from '../server.mjs'

/** How long a step may take before it is what failed. */
export const stepMs = 20_000

const scenes = {
  /** The portal, and the editor as it is before there are operators. */
  portal: (folder) => served(folder),
  kestrel: (folder) => served(folder, { env: { BRAND: 'kestrel' } }),
  /**
   * Ann is an admin, Ben publishes, Eda and Leo make drafts, and changes want an approval. There are releases, one of which was reverted,
   * and a request that waits.
   */
  operators: (folder, { browser }) =>
    served(folder, { changes: { '_base/brand.json': (brand) => void (brand.publishing = { approvals: 1 }) } }, async (scene) => {
      const signedIn = {}
      for (const [name, role] of [
        ['Ann Lee', 'admin'],
        ['Ben Wu', 'publisher'],
        ['Eda Novak', 'editor'],
        ['Leo Martin', 'editor'],
      ])
        signedIn[firstNameOf(name)] = await operator(scene, browser, name, role)
      const post = async (account, path, data) => posted(scene, path, data, await browser.newContext({ storageState: signedIn[account] }))
      const ask = (account, base, note, files) => post(account, '/api/requests', { base, note, files })
      const approved = ({ request }) => post('ben', `/api/requests/${request}/approve`, {})
      await approved(await ask('eda', 1, 'A shorter title for the first row', changedHome(scene, { hot: { title: 'Games of the day' } })))
      await approved(await ask('leo', 2, 'Two rows of slots', changedHome(scene, { slots: { rows: 2 } })))
      await post('ann', '/api/releases/3/revert', { base: 3, override: 'Players saw a slot row without pictures' })
      const titles = { fish: { title: 'Fishing at the weekend' }, pvp: { title: 'Player against player' } }
      await ask('eda', 4, 'For the weekend', changedHome(scene, titles))
      return { signedIn }
    }),
  /** A release that 10 % of the browsers have, with enough views to judge it. */
  canary: (folder, { browser }) =>
    served(folder, { env: { TRUSTED_PROXIES: '127.0.0.1' } }, async (scene) => {
      const files = changedHome(scene, { hot: { title: 'Games of the day' } })
      await posted(scene, '/api/releases', { base: 1, share: 10, note: 'A shorter title', files }, await browser.newContext())
      await views(scene)
    }),
  /** The report on one page whose title was changed. */
  async snapshots(folder, { signal }) {
    const [changed, report] = [join(folder, 'changed'), join(folder, 'report')]
    cpSync(join(root, 'layouts'), changed, { recursive: true })
    change(changed, '_base/pages/not-found.json', (page) => {
      page.nodes.find(({ id }) => id === 'message').props.title = 'Nothing here'
    })
    const argv = ['not-found', '--language', 'EN', '--viewport', '390', '--base', join(root, 'layouts'), '--output', report]
    const env = { ...process.env, LAYOUTS_DIR: changed }
    await promisify(execFile)(process.execPath, ['scripts/snapshots.mjs', ...argv, '--workers', '1'], { cwd: root, env, signal }).catch(
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

/** `prepare` does what the pictures need before; what it gives belongs to the scene. Where it fails, the server ends. */
async function served(folder, { env = {}, changes = {} } = {}, prepare = async () => {}) {
  const [layouts, data] = [join(folder, 'layouts'), join(folder, 'data')]
  cpSync(join(root, 'layouts'), layouts, { recursive: true })
  for (const [path, how] of Object.entries(changes)) change(layouts, path, how)
  const none = { DATABASE_URL: '', AUTH_SECRET: '', EDIT_HOSTS: '', OIDC_ISSUER: '' }
  const server = await startServer({ ...none, ...env, LAYOUTS_DIR: layouts, DATA_DIR: data })
  const { address } = server
  const scene = { address, layouts, data, addressOf: (path) => address + path, close: () => server.stop() }
  try {
    return { ...scene, ...(await prepare(scene)) }
  } catch (error) {
    await scene.close()
    throw error
  }
}

function change(layouts, path, how) {
  const document = JSON.parse(readFileSync(join(layouts, path), 'utf8'))
  how(document)
  writeFileSync(join(layouts, path), JSON.stringify(document, null, 2))
}

/** Adds an operator by the command, sets the password at the link, and returns what the browser keeps. */
async function operator(scene, browser, name, role) {
  const env = { ...process.env, DATA_DIR: scene.data, PORT: new URL(scene.address).port, EDIT_HOSTS: '', DATABASE_URL: '', AUTH_SECRET: '' }
  const argv = ['dist/server/operators.js', 'add', `${firstNameOf(name)}@example.com`, '--role', role, '--name', name]
  const { stdout } = await promisify(execFile)(process.execPath, argv, { cwd: root, env, timeout: stepMs })
  const context = await browser.newContext()
  context.setDefaultTimeout(stepMs)
  const page = await context.newPage()
  await page.goto(/^http\S+#link=\S+$/m.exec(stdout)[0])
  await page.getByLabel('New password').fill('a picture of an operator')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('button', { name: `Signed in as ${name}` }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

function firstNameOf(name) {
  return name.split(' ')[0].toLowerCase()
}

/** The home page with other props of some of its blocks, as a publication takes it. */
function changedHome(scene, props) {
  const path = '_base/pages/home.json'
  const page = JSON.parse(readFileSync(join(scene.layouts, path), 'utf8'))
  for (const node of page.nodes) if (props[node.id]) node.props = { ...node.props, ...props[node.id] }
  return { [path]: { text: `${JSON.stringify(page, null, 2)}\n` } }
}

/** What the server answers to a call of an operator. Ends the browser context that asked. */
async function posted(scene, path, data, context) {
  const reply = await context.request.post(scene.address + path, { data, headers: { Origin: scene.address }, timeout: stepMs })
  if (!reply.ok()) throw new Error(`${path} was refused: ${await reply.text()}`)
  const answer = await reply.json()
  await context.close()
  return answer
}

/** Tells the server of browsers of both groups that open the home page, from addresses that are kept for examples. */
async function views(scene) {
  const releases = await Promise.all([releaseOf(scene, 0), releaseOf(scene, 99_999)])
  for (let index = 0; index < 200; index += 1) {
    const isCanary = index % 2 === 0
    const headers = { ...browserIn(isCanary ? index : 99_999 - index, index % 100), 'Content-Type': 'application/json' }
    const figures = { views: 4 + (index % 7), errors: index % 41 === 1 ? 1 : 0, dropped: 0 }
    const body = JSON.stringify({ release: releases[isCanary ? 0 : 1], ...figures })
    const reply = await fetch(`${scene.address}/api/canary/views`, { method: 'POST', headers, body, signal: AbortSignal.timeout(stepMs) })
    if (reply.status !== 204) throw new Error(`Views were refused: ${await reply.text()}`)
  }
  let verdict
  for (const end = Date.now() + stepMs; Date.now() < end; await setTimeout(500)) {
    const { canary } = await (await fetch(`${scene.address}/api/canary`)).json()
    verdict = canary?.verdict
    if (verdict === 'better') return
  }
  throw new Error(`The release should be better, and is: ${verdict}`)
}

/** The release that a page names which a browser of this group gets. */
async function releaseOf(scene, group) {
  const html = await (await fetch(scene.address, { headers: { ...browserIn(group, 0), Accept: 'text/html' } })).text()
  return /data-release="([^"]*)"/.exec(html)[1]
}

function browserIn(group, place) {
  return { Cookie: `foyer-group=${group}`, 'X-Forwarded-For': `203.0.113.${place}` }
}
