import type { Page } from '@playwright/test'

import { Workspace } from '../../src/schemas/workspace.ts'
import { part } from './preview-page.ts'
import type { Layouts, Server } from './support.ts'

// Helpers for journeys about lost or overwritten work: they use a small page of headings, so that each journey is quick.

export const path = '_base/pages/keep.json'
export const keep = '?doc=page/keep&at=/keep'
export const ids = ['one', 'two', 'three', 'four', 'five']

export type Heading = { id: string; widget: 'page-heading'; props: { title: string } }
export const heading = (id: string, title = `Heading ${id}`): Heading => ({ id, widget: 'page-heading', props: { title } })

/** A page as people write it: several keys on a line, spaces and escapes that no formatter writes. */
export function textOf(nodes: readonly Heading[]): string {
  return `{
  "$schema": "../../schemas/page.schema.json",
  "kind": "page", "id": "keep", "format": 1,
  "title":   "K\\u0065ep",
  "routes": [ "/keep","/keep-it"   ],
  "access": "anyone",
  "nodes": [
${nodes.map((node) => `    ${JSON.stringify(node).replaceAll('":', '": ').replaceAll(',"', ', "')}`).join(',\n')}
  ]
}
`
}

/** A server on its own copy of the documents, with the small page in it. */
export async function kept(
  serve: (env: Record<string, string>) => Promise<Server>,
  layouts: Layouts,
  nodes = ids.map((id) => heading(id)),
): Promise<Server> {
  layouts.write(path, textOf(nodes))
  return serve({ LAYOUTS_DIR: layouts.dir })
}

/** The draft of a document as the server holds it, else the file's text. */
export async function held(page: Page, server: Server, { draft = 'main', name = 'page/keep' } = {}): Promise<string | null> {
  const workspace = Workspace.parse(await (await page.request.get(`${server.address}/api/layouts/foyer/drafts/${draft}`)).json())
  const drafted = workspace.drafts[name]
  return drafted ? drafted.text : (workspace.files.find((file) => file.name === name)?.text ?? null)
}

export async function nodesHeld(page: Page, server: Server, draft?: string): Promise<unknown> {
  return (JSON.parse((await held(page, server, { draft })) ?? 'null') as { nodes?: unknown }).nodes
}

export const outline = (page: Page) => page.getByRole('tree', { name: /^Outline of/ })
/** A block's row of the outline; the first row is the page itself. */
export const row = (page: Page, index: number) =>
  outline(page)
    .getByRole('treeitem')
    .nth(index + 1)
export const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })
export const titleField = (page: Page) => details(page).getByRole('textbox', { name: 'Title', exact: true })
export const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo/ })

export async function choose(page: Page, index: number, id: string): Promise<void> {
  await row(page, index).click()
  await details(page).getByText(id, { exact: true }).waitFor()
}

/** Replaces the chosen heading's title by typing. */
export async function typeTitle(page: Page, text: string, delay = 0): Promise<void> {
  await titleField(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text, { delay })
}

export const isSaved = (page: Page) =>
  part(page, 'top')
    .getByText(/^(?:Draft saved|No changes)$/)
    .waitFor()
