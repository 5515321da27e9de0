import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { landingViews } from '../../apps/portal/registry.ts'
import { firstWidgets } from '../../src/rules/first-screen.ts'
import type { Page } from '../../src/schemas/documents.ts'

// our own document
const page = (id: string) => JSON.parse(readFileSync(new URL(`../../layouts/_base/pages/${id}.json`, import.meta.url), 'utf8')) as Page

test('the first script has only the views that the first screen of the landing page draws', () => {
  const drawn = new Set([...firstWidgets(page('header'), ''), ...firstWidgets(page('home'), '')])

  expect(Object.keys(landingViews).map((path) => path.split('/').at(-2))).toEqual([...drawn].toSorted())
})
