import { expect, test } from './support.ts'

test.use({ drawn: false }) // a hostile answer to the browser's own call

const hostile = [
  '<p onclick="alert(1)">Read</p>',
  '<script>alert(2)</script>',
  '<img src="https://tracker.example.test/x.png" onerror="alert(3)">',
  '<a href="javascript:alert(4)">go</a>',
  '<style>*{display:none}</style>',
  '<iframe src="https://frames.example.test/"></iframe>',
  '<form action="https://forms.example.test/"><input name="password"></form>',
  '<svg><a xlink:href="javascript:alert(5)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(6)></style></mglyph></table></mtext></math>',
].join('')

test('a hostile help text shows its words, runs no script and makes no request', { tag: '@gate' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked.push(`alert ${dialog.message()}`)))
  await page.route('**/wps/system/helpCenter*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [{ key: 'x', title: '<b>Not bold</b>', content: hostile }] } } }),
  )
  await page.goto('/help#x')

  const popup = page.getByRole('dialog')
  const text = popup.locator('article')
  await expect(text.getByText('Read')).toBeVisible()
  await expect(popup.getByRole('heading', { name: '<b>Not bold</b>' })).toBeVisible()
  expect(await text.locator('script, style, img, iframe, form, input, svg, math, [onclick], [onerror], [href^="javascript"]').count()).toBe(
    0,
  )
  await text.getByText('Read').click()
  expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
})
