// The pictures in docs/screenshots: what each is taken of, and what is done there before. A picture that no page of the documentation shows
// is none of these, and a page shows no others.
import sharp from 'sharp'

const pages = [
  { name: 'home-dark-1440', scene: 'portal', path: '/' },
  { name: 'home-light-1440', scene: 'portal', path: '/' },
  { name: 'home-ar-dark-1440', scene: 'portal', path: '/', language: 'AR' },
  { name: 'home-dark-768', scene: 'portal', path: '/' },
  { name: 'home-light-768', scene: 'portal', path: '/' },
  { name: 'home-dark-390', scene: 'portal', path: '/' },
  { name: 'home-light-390', scene: 'portal', path: '/' },
  { name: 'kestrel-home-dark-1440', scene: 'kestrel', path: '/' },
  { name: 'rng-dark-1440', scene: 'portal', path: '/rng' },
  { name: 'search-dark-390', scene: 'portal', path: '/search' },
  { name: 'login-dark-1440', scene: 'portal', path: '/login' },
  { name: 'login-light-390', scene: 'portal', path: '/login' },
  { name: 'register-light-1440', scene: 'portal', path: '/register' },
  {
    name: 'game-dark-1440',
    scene: 'portal',
    path: '/',
    account: 'mock-member',
    async steps(page) {
      await page.locator('[data-node="hot"]').getByRole('button', { name: 'Ember Koi' }).first().click()
      await page.frameLocator('iframe').locator('#spin').waitFor()
    },
  },
  { name: 'member-betting-record-dark-1440', scene: 'portal', path: '/member?page=personalHistoryCopy', account: 'mock-member' },
  { name: 'member-deposit-light-390', scene: 'portal', path: '/member?page=depositv2', account: 'mock-member' },
]

const editor = [
  { name: 'editor-main-light-1440', scene: 'portal', path: '/preview/?theme=dark&sel=hot' },
  { name: 'editor-matrix-light-1440', scene: 'portal', path: '/preview/?theme=dark&view=matrix&sel=hot', steps: everyFrame(4) },
  {
    name: 'editor-why-light-1440',
    scene: 'portal',
    path: '/preview/?theme=light&sel=recent',
    async steps(page) {
      await details(page).getByRole('tab', { name: 'Why' }).click()
    },
  },
  {
    name: 'editor-review-light-1440',
    scene: 'portal',
    path: '/preview/?draft=review&theme=light&sel=hot',
    async steps(page) {
      await titled(page, 'Games of the day')
      await inMenuOf(page, 'Move down')
      await review(page)
    },
  },
]

const tasks = [
  { name: 'editor-sign-in-light-1440', scene: 'operators', path: '/preview/' },
  {
    name: 'editor-typing-light-1440',
    scene: 'portal',
    path: '/preview/?draft=typing&theme=light',
    async steps(page) {
      await newPromotion(page, 'Summer cup')
      const canvas = page.frameLocator('iframe[data-frame="main"]')
      await canvas.getByText('Say in one sentence what players get.').dblclick()
      await canvas.getByRole('textbox').waitFor()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Win a share of 50,000, from June to August.')
    },
  },
  {
    name: 'editor-pictures-light-1440',
    scene: 'portal',
    path: '/preview/?draft=pictures&theme=light',
    async steps(page) {
      await newPromotion(page, 'Winter cup')
      await part(page, 'left')
        .getByRole('treeitem', { name: /^Picture/ })
        .click()
      await details(page)
        .getByRole('button', { name: /Choose a picture/ })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Pictures' })
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
      await (await choosing).setFiles(await photos(page))
      await dialog.locator('img').nth(4).waitFor()
    },
  },
  {
    name: 'editor-words-light-1440',
    scene: 'portal',
    path: '/preview/?draft=words&theme=light',
    async steps(page) {
      await part(page, 'left').getByRole('treeitem', { name: 'Words', exact: true }).click()
      await page.getByRole('table', { name: 'Words' }).waitFor()
    },
  },
  {
    name: 'editor-one-brand-light-1440',
    scene: 'portal',
    path: '/preview/?brand=kestrel&draft=one-brand&sel=hot',
    async steps(page) {
      await titled(page, 'Reels of the night')
      await page
        .getByRole('radio', { name: 'Kestrel only' })
        .or(page.getByRole('button', { name: 'Kestrel only' }))
        .first()
        .click()
      await isSaved(page)
    },
  },
  {
    name: 'editor-canary-light-1440',
    scene: 'canary',
    path: '/preview/?theme=light',
    async steps(page) {
      await page.getByRole('button', { name: 'Release 2 goes to 10 % of browsers' }).click()
      await page.getByRole('dialog').getByText('Better').waitFor()
    },
  },
  {
    name: 'editor-approvals-light-1440',
    scene: 'operators',
    path: '/preview/?theme=light',
    account: 'ben',
    async steps(page) {
      await part(page, 'status').getByRole('button', { name: '1 to approve' }).click()
      await details(page).getByRole('button', { name: 'What it changes' }).click()
    },
  },
  {
    name: 'editor-history-light-1440',
    scene: 'operators',
    path: '/preview/?theme=light',
    account: 'ann',
    async steps(page) {
      await part(page, 'status').getByRole('button', { name: 'History' }).click()
      await details(page)
        .getByRole('button', { name: /^Release 4/ })
        .click()
    },
  },
  {
    name: 'editor-operators-light-1440',
    scene: 'operators',
    path: '/preview/?theme=light',
    account: 'ann',
    async steps(page) {
      await part(page, 'top').getByRole('button', { name: 'Signed in as Ann Lee' }).click()
      await page.getByRole('menuitem', { name: 'Operators' }).click()
      await page.getByRole('dialog').getByText('Eda Novak').waitFor()
    },
  },
]

const reports = [
  { name: 'snapshots-report-light-1200', scene: 'snapshots', path: '/index.html', steps: firstNode },
  {
    name: 'snapshots-report-dark-1200',
    scene: 'snapshots',
    path: '/index.html',
    async steps(page) {
      await firstNode(page)
      const node = page.getByRole('region', { name: 'not-found/message', exact: true }).first()
      await node.getByRole('button', { name: 'Slider' }).first().click()
    },
  },
]

/**
 * The pictures. `name` ends with the theme (of the editor, where it is shown) and the width; `scene` is one of picture-scenes.mjs, `path`
 * the address in it, `account` a token of the mock gateway or an operator of the scene, `language` the portal's.
 */
export const pictures = [...pages, ...editor, ...tasks, ...reports]

const part = (page, name) => page.locator(`[data-part="${name}"]`)
const details = (page) => part(page, 'right')
const isSaved = (page) => part(page, 'top').getByText('Draft saved').waitFor()

/** Gives the selected block a title of its own, in place of the word that it comes with. */
async function titled(page, title) {
  await details(page).getByRole('button', { name: 'Use plain text' }).first().click()
  await details(page).getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await isSaved(page)
}

async function inMenuOf(page, entry) {
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menu').first().getByRole('menuitem', { name: entry }).first().click()
}

async function review(page) {
  await isSaved(page)
  await part(page, 'top')
    .getByRole('button', { name: /^Review \d/ })
    .click()
  await page.getByRole('dialog', { name: 'Review and publish' }).waitFor()
}

/** Makes a page of the template “Promotion”, which the canvas shows then. */
async function newPromotion(page, title) {
  await part(page, 'left').getByRole('button', { name: 'New document' }).click()
  const dialog = page.getByRole('dialog', { name: 'New document' })
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await page.frameLocator('iframe[data-frame="main"]').getByRole('heading', { name: title, level: 1 }).waitFor()
}

/** Scenes of the mock gateway's banners, as files to upload. */
async function photos(page) {
  return Promise.all(
    ['home-lanterns', 'home-match', 'home-table', 'home-reef', 'home-hunt', 'live', 'fish', 'slots'].map(async (name) => {
      const svg = await (await page.request.get(new URL(`/img/scene/${name}.svg`, page.url()).href)).body()
      return { name: `${name}.webp`, mimeType: 'image/webp', buffer: await sharp(svg).resize({ width: 960 }).webp().toBuffer() }
    }),
  )
}

function everyFrame(count) {
  return async (page) => {
    const frames = page.locator('iframe[data-frame]')
    await frames.nth(count - 1).waitFor()
    for (let index = 0; index < count; index += 1) await frames.nth(index).contentFrame().locator('[data-node="hot"]').first().waitFor()
  }
}

async function firstNode(page) {
  await page.getByRole('region', { name: 'not-found/message', exact: true }).first().scrollIntoViewIfNeeded()
}
