import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/** Imports of the portal that decide nothing by themselves: whoever calls them does, or nobody waits for what comes. */
const others: readonly RegExp[] = [
  /^src\/widgets\/[^/]+\/index\.ts$/, // views: src/runtime/render/views.ts
  /^src\/runtime\/model\/topics\.ts$/, // topics: topic-loading.ts
  /^src\/runtime\/ui\/text\/sanitiser\.ts$/, // with a view; without it rich text is plain
  /^src\/widgets\/(?:winner-board\/use-drift|banner-carousel\/use-slides)\.ts$/, // motion: without it the content stands still
  /^src\/runtime\/portal\.ts$/, // ahead, at an idle moment
  /^apps\/portal\/(?:draw|draw-portal|live-edits|live-model|service-worker\/\w+)\.ts$/, // not a page's
]
/**
 * Of `main.tsx` and `early.ts`: the development server's, a preview's, and at an idle moment what follows releases and what is kept for the
 * time offline; and what counts views, without which nothing is counted.
 */
const ofMain = /live-edits|framed|count-views|follow-releases|keep-offline|frameAddress/

const files = sourceFiles(['src/runtime', 'src/widgets', 'apps/portal'], /\.tsx?$/).filter(
  ({ path }) => !/\.(?:test|testing|fixture)\.tsx?$/.test(path) && !others.some((known) => known.test(path)),
)
const importsIn = (text: string) =>
  [...text.matchAll(/^.*(?<!typeof )\bimport\(.*$/gm)].map(([line]) => line.trim()).filter((line) => !/^(?:\/?\*|\/\/)/.test(line))

test('each file that the portal loads after its start has a reload or a sentence when it does not come', () => {
  const bare = files.flatMap(({ path, text }) =>
    importsIn(text).flatMap((line) => (/needed\(\s*\(\) =>/.test(line) || ofMain.test(line) ? [] : [`${path}: ${line}`])),
  )
  expect(bare).toEqual([])
  expect(files.flatMap(({ text }) => importsIn(text)).length).toBeGreaterThan(12)
})
