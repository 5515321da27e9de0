import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'

import { openEditor, part } from './preview-page.ts'
import { choose, isSaved, keep, kept, path, typeTitle } from './preview-small-page.ts'
import { expect, test } from './support.ts'

const command = fileURLToPath(new URL('../../dist/server/operators.js', import.meta.url))
const password = 'correct horse battery'

/** Adds an operator by the command, and signs in as that one in a browser of its own. */
async function operator(browser: Browser, data: string, address: string, name: string, role: string): Promise<Page> {
  const env = { ...process.env, DATA_DIR: data, PORT: new URL(address).port, EDIT_HOSTS: '', DATABASE_URL: '' }
  const argv = ['add', `${name.toLowerCase()}@example.com`, '--role', role, '--name', name]
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...argv], { env, encoding: 'utf8' })
  const link = /^http\S+#link=\S+$/m.exec(stdout)?.[0]
  if (link === undefined) throw new Error(`No link: ${stdout}${stderr}`)
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await part(page, 'top')
    .getByRole('button', { name: /^Signed in as/ })
    .waitFor()
  return page
}

test(
  'an editor asks for approval, a publisher approves it, a player sees it, and the audit says who did both',
  { tag: '@gate' },
  async ({ page, browser, serve, layouts }, info) => {
    const data = info.outputPath('data')
    const brand = JSON.parse(layouts.read('_base/brand.json')) as object
    layouts.write('_base/brand.json', JSON.stringify({ ...brand, publishing: { approvals: 1 } }))
    const server = await kept((env) => serve({ ...env, DATA_DIR: data }), layouts)
    const admin = await operator(browser, data, server.address, 'Ann', 'admin')
    const eda = await operator(browser, data, server.address, 'Eda', 'editor')

    await openEditor(eda, server, keep)
    await choose(eda, 2, 'three')
    await typeTitle(eda, 'The third')
    await isSaved(eda)
    await part(eda, 'top')
      .getByRole('button', { name: /^Review/ })
      .click()
    const review = eda.getByRole('dialog', { name: 'Review and publish' })
    await review.getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
    await review.getByRole('textbox', { name: 'Type “Foyer” to publish' }).fill('Foyer')
    await expect(review.getByRole('button', { name: /^Publish \d/ })).toHaveCount(0)
    await review.getByRole('button', { name: 'Request approval' }).click()
    await expect(review).toHaveCount(0)
    await expect(eda.getByRole('region', { name: 'Changes of this draft wait for approval' })).toContainText('the request is void')
    expect(layouts.read(path)).not.toContain('The third')

    await openEditor(admin, server, keep)
    await part(admin, 'status').getByRole('button', { name: '1 to approve' }).click()
    const requests = part(admin, 'right').getByRole('list', { name: 'Approvals' })
    await expect(requests).toContainText('Eda')
    await requests.getByRole('button', { name: 'What it changes' }).click()
    await expect(requests).toContainText('The third')
    await requests.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(part(admin, 'status').getByText('Release 2', { exact: true })).toBeVisible()
    await expect(part(admin, 'status').getByRole('button', { name: '1 to approve' })).toHaveCount(0)

    await page.goto(`${server.address}/keep`)
    await expect(page.getByText('The third')).toBeVisible()

    await part(admin, 'status').getByRole('button', { name: 'Audit' }).click()
    const audit = part(admin, 'right').getByRole('list', { name: 'Audit' })
    await expect(audit.getByRole('button', { name: /^Published Release 2/ })).toContainText('Eda')
    await expect(audit.getByRole('button', { name: /^Approved/ })).toContainText('Ann')
    await audit.getByRole('button', { name: /^Published Release 2/ }).click()
    await expect(audit).toContainText('The third')
    await eda.context().close()
    await admin.context().close()
  },
)
