import type { Page } from '@playwright/test'

import type { DevCopy } from './dev-copy.ts'

/** One kind of edit: what is saved, and how the open page shows that it has been. `count` makes each edit another one, from 1. */
export type Edit = {
  kind: string
  /** The page changes and is not loaded again. */
  inPlace: boolean
  /** The language of the page that shows it. Default: English. */
  language?: 'AR'
  save: (copy: DevCopy, count: number) => void
  seen: (page: Page, count: number, copy: DevCopy) => Promise<unknown>
}

const node = (page: Page, id: string) => page.locator(`[data-node="${id}"]`).first()
const shows = (id: string, text: (count: number) => string) => (page: Page, count: number) =>
  node(page, id)
    .filter({ hasText: text(count) })
    .waitFor({ state: 'attached' })

/** Replaces a text of a file; from the second time on what was written the time before. */
const replace = (file: string, before: string, after: (count: number) => string) => (copy: DevCopy, count: number) =>
  copy.edit(file, count === 1 ? before : after(count - 1), after(count))

const home = 'layouts/_base/pages/home.json'
const firstNode = '{ "id": "heading",'
const tags = ['section', 'aside', 'article', 'header', 'footer']

/** Every kind of edit, each at one place of the home page. */
export const edits: readonly Edit[] = [
  {
    kind: 'view',
    inPlace: true,
    save: replace('src/widgets/page-heading/view.tsx', '{props.title}</h1>', (count) => `{props.title} view ${count}</h1>`),
    seen: shows('heading', (count) => `view ${count}`),
  },
  {
    kind: 'style',
    inPlace: true,
    save: replace(
      'src/widgets/site-logo/view.module.css',
      'min-block-size: var(--size-control);',
      (count) => `min-block-size: ${60 + count}px;`,
    ),
    seen: (page, count) =>
      page.waitForFunction(
        (height) => {
          const link = document.querySelector('[data-node="logo"] a')
          return link !== null && getComputedStyle(link).minBlockSize === height
        },
        `${60 + count}px`,
      ),
  },
  {
    kind: 'drawing kit',
    inPlace: true,
    save: replace('src/runtime/ui/pictures/brand-name.tsx', '{name}</span>', (count) => `{name} kit ${count}</span>`),
    seen: shows('logo', (count) => `kit ${count}`),
  },
  {
    kind: 'strings',
    inPlace: true,
    save: replace('src/widgets/site-logo/strings.ts', '{{name}}, home', (count) => `{{name}}, home ${count}, `),
    seen: (page, count) =>
      page
        .getByRole('link', { name: `, home ${count}, ` })
        .first()
        .waitFor(),
  },
  {
    kind: 'words, English',
    inPlace: true,
    save: replace('locales/en/section.json', '"Hot games"', (count) => `"Hot words ${count}"`),
    seen: shows('hot', (count) => `Hot words ${count}`),
  },
  {
    kind: 'words, Arabic',
    inPlace: true,
    language: 'AR',
    save: (copy, count) => copy.write('locales/ar/widgets/site-logo.json', `{ "home": "كلمات ${count}, " }\n`),
    seen: (page, count) =>
      page
        .getByRole('link', { name: `كلمات ${count}, ` })
        .first()
        .waitFor(),
  },
  {
    kind: 'page document',
    inPlace: true,
    save: replace(home, '"title": "t:category.PVP"', (count) => `"title": "Document ${count}"`),
    seen: shows('pvp', (count) => `Document ${count}`),
  },
  {
    kind: 'brand document',
    inPlace: true,
    save: replace('layouts/_base/brand.json', '"radius-control": "10px"', (count) => `"radius-control": "${10 + count}px"`),
    seen: (page, count) =>
      page.waitForFunction(
        (radius) => getComputedStyle(document.documentElement).getPropertyValue('--radius-control').trim() === radius,
        `${10 + count}px`,
      ),
  },
  {
    kind: 'contract',
    inPlace: true,
    save: replace('src/widgets/page-heading/contract.ts', `element: 'div'`, (count) => `element: '${tags[count % tags.length]}'`),
    seen: (page, count) => page.locator(`${tags[count % tags.length]}[data-node="heading"]`).waitFor({ state: 'attached' }),
  },
  {
    kind: 'docs, in the schemas',
    inPlace: true,
    save: replace('src/widgets/page-heading/docs.ts', `title: 'The heading.'`, (count) => `title: 'The heading ${count}.'`),
    seen: (_, count, copy) => until(() => copy.read('layouts/schemas/page.schema.json').includes(`The heading ${count}.`)),
  },
  {
    kind: 'new widget',
    inPlace: true,
    save(copy, count) {
      for (const [file, text] of Object.entries(widgetFiles(`note-${count}`))) copy.write(`src/widgets/note-${count}/${file}`, text)
      copy.edit(home, firstNode, `{ "id": "note-${count}", "widget": "note-${count}" }, ${firstNode}`)
    },
    seen: async (page, count, copy) => {
      await shows(`note-${count}`, () => `I am note-${count}`)(page, count)
      await until(() => copy.read('layouts/schemas/page.schema.json').includes(`"note-${count}"`))
    },
  },
  {
    kind: 'deleted widget',
    inPlace: true,
    save(copy, count) {
      copy.edit(home, `{ "id": "note-${count}", "widget": "note-${count}" }, `, '')
      copy.remove(`src/widgets/note-${count}`)
    },
    seen: async (page, count, copy) => {
      await node(page, `note-${count}`).waitFor({ state: 'detached' })
      await until(() => !copy.read('layouts/schemas/page.schema.json').includes(`"note-${count}"`))
      await node(page, 'heading').waitFor({ state: 'attached' })
    },
  },
  {
    kind: 'source',
    inPlace: true,
    save: replace(
      'src/runtime/model/site/sources.ts',
      'select: (state) => state,',
      (count) =>
        `select: (state) => (state.status === 'ready' ? { ...state, value: { ...state.value, name: 'Source ${count}' } } : state),`,
    ),
    seen: shows('logo', (count) => `Source ${count}`),
  },
  {
    kind: 'model of a topic',
    inPlace: true,
    save: replace('src/runtime/model/games/winners.ts', 'name: customerName,', (count) => `name: \`\${customerName} model ${count}\`,`),
    seen: shows('winners', (count) => `model ${count}`),
  },
  {
    kind: 'endpoint',
    inPlace: true,
    save: replace('src/runtime/gateway/endpoints/announcements/list-winners.ts', `limitNum: '20'`, (count) => `limitNum: '${20 + count}'`),
    seen: (page, count) => page.waitForRequest((request) => request.url().includes(`limitNum=${20 + count}`)),
  },
  {
    kind: 'mock handler',
    inPlace: true,
    save: replace(
      'mocks/handlers/games/list-hot-games.ts',
      '.map(gameReply)',
      (count) => `.map((game) => ({ ...gameReply(game), displayName: 'Handler ${count}', gameName: 'Handler ${count}' }))`,
    ),
    seen: shows('hot', (count) => `Handler ${count}`),
  },
  {
    kind: 'mock state',
    inPlace: true,
    save: replace('mocks/state/announcements.ts', 'New studio: Spearline', (count) => `New studio ${count}: Spearline`),
    seen: shows('notices', (count) => `New studio ${count}: Spearline`),
  },
  {
    kind: 'server code',
    inPlace: false,
    save: replace(
      'apps/server/pages/page.ts',
      `'data-brand': release.brand,`,
      (count) => `'data-brand': release.brand, 'data-edit': '${count}',`,
    ),
    seen: async (page, count) => {
      await page.locator(`html[data-edit="${count}"]`).waitFor({ state: 'attached' })
      await node(page, 'heading').waitFor({ state: 'attached' })
    },
  },
]

/** The files of a widget that says its name. */
function widgetFiles(name: string): Record<string, string> {
  return {
    'contract.ts': `import { defineContract } from '../../runtime/contract/widget.ts'
export const contract = defineContract({
  type: '${name}', version: 1, props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {}, slots: {}, intents: [], frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
`,
    'docs.ts': `import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'
export const docs = defineDocs<typeof contract>({
  title: '${name}', description: 'A note.', category: 'layout', icon: 'heading', props: {}, inputs: {}, slots: {},
})
`,
    'strings.ts': `export const strings = { own: 'I am ${name}' }\n`,
    'view.module.css': '@layer widgets {\n  .note {\n    color: var(--color-text);\n  }\n}\n',
    'view.tsx': `import styles from './view.module.css'
export { strings } from './strings.ts'
export function View({ t }) {
  return <p className={styles.note}>{t('own')}</p>
}
`,
    'index.ts': `import { defineWidget } from '../../runtime/contract/widget.ts'
import { contract } from './contract.ts'
export const widget = defineWidget({ contract, load: () => import('./view.tsx') })
`,
  }
}

/** Waits until something is true of files; for what no page shows. */
async function until(isTrue: () => boolean) {
  const end = Date.now() + 30_000
  while (!safely(isTrue)) {
    if (Date.now() > end) throw new Error(`It was not so within 30 s: ${isTrue.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function safely(isTrue: () => boolean) {
  try {
    return isTrue()
  } catch {
    return false // a file that is being written
  }
}
