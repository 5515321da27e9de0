// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Contract, Example, ViewModule } from '../../src/runtime/contract/widget.ts'
import { isAddress } from '../../src/schemas/address.ts'
import { drawExample, withoutIntersections } from '../support/widgets/draw-widget.tsx'

// each of its own types
const contracts = import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { eager: true, import: 'contract' })
const views = import.meta.glob<ViewModule>('../../src/widgets/*/view.tsx')
const examples = import.meta.glob<Record<string, Example<any>>>('../../src/widgets/*/examples.ts', { eager: true, import: 'examples' })

const hostile = ['//evil.test', '/\\evil.test', '/\t/evil.test', '/\n/evil.test']

beforeEach(withoutIntersections)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let links = 0

test.each(Object.entries(examples))(
  '%s draws no link to another site and navigates to none when all its addresses point to another site',
  async (path, own) => {
    const led: string[] = []
    const view = await views[path.replace('examples.ts', 'view.tsx')]!()
    const contract = contracts[path.replace('examples.ts', 'contract.ts')]!
    for (const [index, [name, example]] of Object.entries(own).entries()) {
      const address = hostile[index % hostile.length]!
      const { root, send } = drawExample(contract, view, withAddresses(example, address) as Example<any>)
      for (const link of root.ownerDocument.querySelectorAll('a')) {
        links++
        const href = link.getAttribute('href')
        if (href !== null && new URL(href, 'https://portal.test').hostname === 'evil.test') led.push(`${name}: ${href}`)
        if (href === null) link.click()
      }
      if (send.mock.calls.some(([intent]) => intent.kind === 'go' && JSON.stringify(intent).includes('evil')))
        led.push(`${name} goes there`)
      cleanup()
    }
    expect(led).toEqual([])
  },
)

test('the widgets draw more than a hundred links, so that something was tried', () => {
  expect(links).toBeGreaterThan(100)
})

/** The value with every address of the portal in it replaced; pictures have addresses of their own. */
function withAddresses(value: unknown, address: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, address, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withAddresses(entry, address, name)]))
  return isAddress(value) && !/picture$|^url$/i.test(key) ? address : value
}
