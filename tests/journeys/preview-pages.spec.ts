import type { Page } from '@playwright/test'

import { sourceFiles } from '../contract/source-files.ts'
import { frameOf, look, openDocument, openEditor, part } from './preview-page.ts'
import { expect, test } from './support.ts'
import type { Server } from './support.ts'

/**
 * Every page of the centers in the editor: opened by its name it is chosen in the list and on the canvas, seen by somebody who may see it,
 * and nothing asks the network.
 */

type Document = { id: string; as?: 'page' | 'popup' | 'chrome' | 'screen'; access?: string; parent?: string; routes?: string[] }
const documents = sourceFiles(['layouts'], /layouts\/_base\/pages\/.*\.json$/).map(({ text }) => JSON.parse(text) as Document)
/** Layouts that are drawn on a phone alone. */
const elsewhere = ['agent-bar']
const gateway = /\/(?:wps|lgw|lotto)\//

/** Requests that leave the editor: to another server, or past the frame's own gateway. */
function leaves(page: Page, server: Server): string[] {
  const left: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && (!url.startsWith(server.address) || gateway.test(url))) left.push(url)
  })
  return left
}

const kinds = {
  'agents’ pages': ({ id, access }: Document) => access === 'agent' || id.startsWith('agent'),
  'pages of members': ({ id }: Document) => id.startsWith('member'),
}

for (const [kind, isOne] of Object.entries(kinds))
  test(`${kind} are on the canvas when they are opened, seen by somebody who may see them`, async ({ page, server, complaints }) => {
    const left = leaves(page, server)
    await openEditor(page, server)
    for (const { id, access = 'anyone' } of documents.filter(isOne)) {
      await openDocument(page, `page/${id}`)
      await expect(part(page, 'left').locator(`[data-id="page/${id}"]`)).toHaveAttribute('aria-selected', 'true')
      if (!elsewhere.includes(id)) await expect.soft(frameOf(page).locator(`[data-page="${id}"]`).first(), id).toBeAttached()
      const as = look(page).get('as') ?? 'guest'
      expect
        .soft({ id, isAllowed: access === 'anyone' || (access === 'agent' ? as === 'agent' : as === 'member') })
        .toEqual({ id, isAllowed: true })
      expect.soft(complaints.splice(0), id).toEqual([])
    }
    expect(left).toEqual([])
  })
