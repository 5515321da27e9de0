import { startFiles } from '../../scripts/measure/preview-size.mjs'
import { openEditor, part } from './preview-page.ts'
import { expect, quiet, test } from './support.ts'

test('the editor downloads at start only what the size limit counts', async ({ page, server }) => {
  await openEditor(page, server)
  // the checker has answered: everything that loads by itself has been requested
  await expect(part(page, 'status').getByRole('button', { name: /^\d+ problems?$/ })).toBeVisible()
  await quiet(page)

  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/preview\/assets\/.*\.(?:js|css)$/.test(path))
      .map((path) => path.slice('/preview/'.length)),
  )
  const weighed = startFiles().map(({ file }) => file)
  expect(fetched.length).toBeGreaterThan(8)
  expect([...new Set(fetched)].filter((file) => !weighed.includes(file))).toEqual([])
})
