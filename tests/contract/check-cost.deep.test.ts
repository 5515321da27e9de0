import { expect, test } from 'vitest'

import { vocabulary } from '../../apps/server/contracts.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import { writeDocument } from '../../src/authoring/text/write.ts'
import { largePage } from '../support/large-page.ts'

const written = (count: number) => writeDocument(undefined, largePage(count), vocabulary.registry)

/** Checks a page anew, as after a start: its text was not read before. */
function check(text: string): void {
  buildRelease({ brand: '_base', files: [{ path: 'pages/large.json', brand: '_base', text }], ...vocabulary })
}

/** The least processor time of 5 checks, in milliseconds: other programs on the machine do not count. */
function costOf(text: string): number {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    check(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...costs)
}

test('the check of a page takes four times as long for four times the nodes, not sixteen times', () => {
  check(written(500))
  const [small, large] = [costOf(written(125)), costOf(written(500))]
  console.log(`checking 500 nodes took ${large.toFixed(0)} ms of a processor (bar: 150 ms), 125 nodes ${small.toFixed(0)} ms`)

  expect(large / small).toBeLessThan(9)
})
