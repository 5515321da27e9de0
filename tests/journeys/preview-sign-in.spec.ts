import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

import { openEditor, part, publish } from './preview-page.ts'
import { choose, isSaved, keep, kept, path, typeTitle } from './preview-small-page.ts'
import { expect, test } from './support.ts'

const command = fileURLToPath(new URL('../../dist/server/operators.js', import.meta.url))
const password = 'correct horse battery'

/** The link that the command prints for a new operator. */
function added(data: string, address: string, ...argv: string[]): string {
  const env = { ...process.env, DATA_DIR: data, PORT: new URL(address).port, EDIT_HOSTS: '', DATABASE_URL: '' }
  const { stdout, stderr } = spawnSync(process.execPath, [command, 'add', ...argv], { env, encoding: 'utf8' })
  const link = /^http\S+#link=\S+$/m.exec(stdout)?.[0]
  if (link === undefined) throw new Error(`No link: ${stdout}${stderr}`)
  return link
}

async function setPassword(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await part(page, 'top')
    .getByRole('button', { name: /^Signed in as/ })
    .waitFor()
}

async function signIn(page: Page, email: string, word = password) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test(
  'operators are added by the command, sign in, a viewer is told who can publish, and History shows who did',
  { tag: '@gate' },
  async ({ page, browser, serve, layouts }, info) => {
    const data = info.outputPath('data')
    const server = await kept((env) => serve({ ...env, DATA_DIR: data }), layouts)
    await openEditor(page, server, keep)
    await expect(part(page, 'status').getByText('Anyone on this machine can edit')).toBeVisible()

    await setPassword(page, added(data, server.address, 'ann@example.com', '--role', 'admin', '--name', 'Ann Lee'))
    expect(page.url()).not.toContain('link=')
    await part(page, 'top').getByRole('button', { name: 'Signed in as Ann Lee' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to edit lobbies' })).toBeVisible()
    await signIn(page, 'ann@example.com', 'wrong password')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The e-mail or the password is wrong.')
    await signIn(page, 'ann@example.com')
    await part(page, 'top').getByRole('button', { name: 'Signed in as Ann Lee' }).waitFor()
    await openEditor(page, server, keep)

    const viewer = await (await browser.newContext()).newPage()
    await setPassword(viewer, added(data, server.address, 'vic@example.com', '--role', 'viewer'))
    await openEditor(viewer, server, keep)
    await expect(viewer.getByRole('region', { name: 'View only' })).toContainText('You can look. Ask a publisher to change.')
    await expect(viewer.getByRole('region', { name: 'View only' })).toContainText('Ann Lee')
    await choose(viewer, 2, 'three')
    await expect(part(viewer, 'right').getByRole('textbox').first()).toBeDisabled()
    await viewer.context().close()

    const editor = await (await browser.newContext()).newPage()
    await setPassword(editor, added(data, server.address, 'eda@example.com', '--role', 'editor'))
    await openEditor(editor, server, keep)
    await choose(editor, 2, 'three')
    await typeTitle(editor, 'The third')
    await isSaved(editor)
    await part(editor, 'top')
      .getByRole('button', { name: /^Review/ })
      .click()
    const cannot = editor.getByRole('dialog', { name: 'Review and publish' })
    await expect(cannot).toContainText('You cannot publish. Who can publish here: Ann Lee.')
    await expect(cannot.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
    await editor.context().close()

    await openEditor(page, server, keep)
    await part(page, 'top')
      .getByRole('button', { name: /^Review/ })
      .click()
    const review = page.getByRole('dialog', { name: 'Review and publish' })
    await review.getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
    await publish(review)
    await expect(part(page, 'status').getByText('Release 2', { exact: true })).toBeVisible()
    await part(page, 'status').getByRole('button', { name: 'History' }).click()
    await expect(
      part(page, 'right')
        .getByRole('list', { name: 'History' })
        .getByRole('button', { name: /^Release 2/ }),
    ).toContainText('Ann Lee')
    expect(layouts.read(path)).toContain('The third')
  },
)

test(
  'a session that ends in the middle of work is begun again over it, and nothing typed is lost',
  { tag: '@gate' },
  async ({ page, serve, layouts }, info) => {
    const data = info.outputPath('data')
    const server = await kept((env) => serve({ ...env, DATA_DIR: data }), layouts)
    await setPassword(page, added(data, server.address, 'ann@example.com', '--role', 'admin'))
    await openEditor(page, server, keep)
    await choose(page, 2, 'three')
    await typeTitle(page, 'Typed before')
    await part(page, 'top').getByText('Draft saved').waitFor()
    await page.context().clearCookies()
    await typeTitle(page, 'Typed while signed out')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('E-mail').fill('ann@example.com')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog).toHaveCount(0)
    await isSaved(page)
    await openEditor(page, server, keep)
    await expect(page.frameLocator('iframe[data-frame="main"]').getByText('Typed while signed out')).toBeVisible()
  },
)
