import type { Page } from '@playwright/test'

import { drawnPng, hostileFiles } from '../support/pictures/picture-files.ts'
import { sample } from '../support/samples/sample.ts'
import { expect, faultsOfAccess, nodeAt, quiet, test } from './support.ts'

const form = (page: Page) => nodeAt(page, 'feedback', 'form')
const fileOf = ({ name, bytes }: { name: string; bytes: Uint8Array }) => ({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) })
const koi = fileOf({ name: 'koi.png', bytes: drawnPng })

async function write(page: Page, text: string) {
  await form(page).getByRole('combobox').selectOption('GAME')
  await form(page).getByRole('textbox').fill(text)
}

test(
  'feedback goes with a picture in one call, a complaint likewise, and both are listed with their numbers',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname)
    })
    await page.goto('/feedback?token=mock-member')
    await write(page, 'The fish in Koi Pond swim backwards.')
    await form(page).locator('[name="images"]').setInputFiles([koi, koi])
    await form(page).getByRole('button', { name: 'Remove koi.png' }).first().click()
    await expect(form(page).locator('img')).toHaveCount(1)
    expect(
      await form(page)
        .locator('img')
        .evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth)),
    ).toBe(1)
    await form(page).getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expect(form(page).getByText(/^Thank you\. Your message has arrived under the number F\d+\.$/)).toBeVisible()
    await expect(form(page).getByRole('textbox')).toHaveValue('')
    await expect(form(page).locator('img')).toHaveCount(0)

    await form(page).getByText('Complaint', { exact: true }).click()
    await expect(page).toHaveURL(/\/feedback\?kind=complaint$/)
    await write(page, 'My withdrawal took two days.')
    await form(page).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(form(page).getByRole('listitem')).toContainText(['My withdrawal took two days.', 'The fish in Koi Pond swim backwards.'])
    expect(sent).toEqual(['/wps/feedback', '/wps/feedback'])
    expect(complaints).toEqual([])
  },
)

test('hostile files are refused with a sentence each, and nothing in them runs', async ({ page, complaints }) => {
  await page.goto('/feedback?token=mock-member')
  const input = form(page).locator('[name="images"]')
  for (const file of hostileFiles) {
    await input.setInputFiles(fileOf(file))
    await expect(form(page).getByText(new RegExp(`^${file.name.replaceAll('.', '\\.')} .+\\.$`))).toBeVisible()
    await expect(form(page).locator('img')).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
  expect(complaints).toEqual([])
})

test('what is sent of a picture is its pixels alone, turned as the camera says', async ({ page, complaints }) => {
  await page.goto('/feedback?token=mock-member')
  const camera = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 20)
    canvas.getContext('2d')!.fillRect(0, 0, 20, 20)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  const segment = (marker: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content])
  const turned = '49492a0008000000' + '0100' + '120103000100000006000000' + '00000000' // TIFF with one entry: a quarter to the right
  const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(turned, 'hex'), Buffer.from('GPS 13.7563 N')]))
  const comment = segment(0xfe, Buffer.from('<script>globalThis.hacked = true</script>'))
  const whole = Buffer.from(camera)
  const buffer = Buffer.concat([whole.subarray(0, 2), exif, comment, whole.subarray(2), Buffer.from('PK\x03\x04'), whole])

  await write(page, 'The fish in Koi Pond swim backwards.')
  await form(page).locator('[name="images"]').setInputFiles({ name: 'koi.png', mimeType: 'image/png', buffer })
  const sizeShown = () =>
    form(page)
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => (await image.decode(), [image.naturalWidth, image.naturalHeight]))
  expect(await sizeShown()).toEqual([20, 40])
  const sent = page.evaluate(
    () =>
      new Promise<{ name: string; bytes: number[] }>((resolve) => {
        const { fetch } = globalThis
        globalThis.fetch = async (input, init) => {
          const file = init?.body instanceof FormData ? [...init.body.values()].find((value) => value instanceof File) : undefined
          if (file) resolve({ name: file.name, bytes: [...new Uint8Array(await file.arrayBuffer())] })
          return await fetch(input, init)
        }
      }),
  ) // the browser tells nobody outside what a file of a form holds
  await form(page).getByRole('button', { name: 'Send', exact: true }).click()
  const { name, bytes } = await sent
  expect(name).toBe('koi.jpg')
  expect(['<script', 'PK\x03\x04', 'Exif', 'GPS'].filter((text) => Buffer.from(bytes).includes(text))).toEqual([])
  await expect(form(page).getByText(/^Thank you/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a guest is asked to log in and finds the contacts; a trial account needs a real one', async ({ page }) => {
  await page.goto('/feedback')
  await expect(form(page).getByRole('textbox')).toHaveCount(0)
  await expect(nodeAt(page, 'feedback', 'contacts').getByRole('button', { name: /^Live chat/ })).toBeVisible()
  await form(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.goto('/feedback?token=mock-trial')
  await expect(form(page)).toContainText('This needs a real account')
  await expect(form(page).getByRole('textbox')).toHaveCount(0)
})

test('a lost answer is sent again by the player alone; text and pictures stay, and a reload keeps the text', async ({ page }) => {
  let calls = 0
  await page.route('**/wps/feedback', (route) => ((calls += 1), route.abort()))
  await page.goto('/feedback?token=mock-member')
  await write(page, 'The fish in Koi Pond swim backwards.')
  await form(page).locator('[name="images"]').setInputFiles(koi)
  await form(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form(page).getByText(/may have arrived/)).toBeVisible()
  await quiet(page)
  expect(calls).toBe(1)
  await expect(form(page).locator('img')).toHaveCount(1)

  await page.reload()
  await expect(form(page).getByRole('textbox')).toHaveValue('The fish in Koi Pond swim backwards.')
  await expect(form(page).getByText(/^Choose your pictures again: koi\.png/)).toBeVisible()
  await page.unroute('**/wps/feedback')
  await form(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form(page).getByText(/^Thank you/)).toBeVisible()
})

test('a chat and a contact open windows of 440 by 750; an app has a code of 120 px and a guide', async ({ page, context, complaints }) => {
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }))
  await page.goto('/service')
  const sizes: unknown[] = []
  for (const button of [
    nodeAt(page, 'service', 'chat').getByRole('button', { name: 'Start chat: General questions' }),
    nodeAt(page, 'service', 'contacts').getByRole('button', { name: /^Telegram/ }),
  ]) {
    const opened = page.waitForEvent('popup')
    await button.click()
    const popup = await opened
    await popup.waitForLoadState()
    sizes.push(await popup.evaluate(() => ({ width: innerWidth, height: innerHeight, opener: window.opener === null })))
    await popup.close()
  }
  expect(sizes).toEqual([
    { width: 440, height: 750, opener: true },
    { width: 440, height: 750, opener: true },
  ])
  await nodeAt(page, 'service', 'app').getByRole('link').click()
  const apps = nodeAt(page, 'download', 'apps')
  await expect(apps.locator('[data-key]')).toHaveCount(3)
  const box = await apps.locator('[data-key="android"] [data-code]').boundingBox()
  expect([box?.width, box?.height]).toEqual([120, 120])
  await expect(apps.getByRole('link', { name: /^Download: iPhone and iPad \(/ })).toHaveAttribute('href', /\/app\/ios\?language=EN$/)
  await expect(apps.getByText('Allow the installation').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a site without apps says so on their page, and what failed is there after a retry', async ({ page, server }) => {
  const play = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  const apps = nodeAt(page, 'download', 'apps')
  await play({ scenario: 'empty' })
  await page.goto('/download')
  await expect(apps.getByText('No app right now')).toBeVisible()
  await play({ scenario: 'usual', faults: [{ path: '/wps/system/appDownload', mode: '500' }] })
  await page.goto('/download')
  const retry = apps.getByRole('button')
  await expect(retry).toBeVisible()
  await play({ faults: [] })
  await retry.click()
  await expect(apps.locator('[data-key]')).toHaveCount(3)
})

test('a complaint is open at its address; one that is refused keeps its text and is sent by another press', async ({ page, server }) => {
  const play = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  await page.goto('/feedback?kind=complaint&token=mock-member')
  await expect(form(page).getByRole('radio', { name: 'Complaint' })).toBeChecked()
  await write(page, 'My withdrawal took two days.')
  await play({ faults: [{ path: '/wps/feedback', mode: '403' }] })
  await form(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form(page).getByText(/contact customer service/i)).toBeVisible()
  await expect(form(page).getByRole('textbox')).toHaveValue('My withdrawal took two days.')
  await play({ faults: [] })
  await form(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form(page).getByText(/^Thank you/)).toBeVisible()
  await expect(form(page).getByRole('listitem')).toContainText(['Complaint, A game'])
})

const looks = ['feedback', 'service', 'download'].flatMap((id) =>
  [390, 1440].flatMap((width) => ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].map((language) => ({ id, width, theme, language })))),
)
for (const { id, width, theme, language } of sample('service pages', looks, 4, (look) => Object.values(look))) {
  test(`/${id} has no accessibility faults at ${width} px, ${theme}, in ${language}`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 2400 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([
      { name: 'foyer-theme', value: theme, url: baseURL! },
      { name: 'foyer-language', value: language, url: baseURL! },
    ])
    await page.goto(`/${id}?token=mock-member`)
    const node = nodeAt(page, id, { feedback: 'form', service: 'chat', download: 'apps' }[id] ?? '')
    await node.locator('[data-key]').first().waitFor()
    if (id === 'feedback') {
      await node.locator('[name="images"]').setInputFiles([koi, fileOf(hostileFiles[0]!)])
      await node.locator('button[type="submit"]').click()
      await expect(node.locator('[aria-invalid]')).toHaveCount(3)
    }
    await quiet(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await faultsOfAccess(page, `[data-page="${id}"]`)).toEqual([])
  })
}
