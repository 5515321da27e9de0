// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { addressBase, browserHistory, withBase } from './history.ts'

const home = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', home)
})

test('pushing an address adds an entry, replacing does not; both can be read in parts', () => {
  const { length } = history
  const pushed = browserHistory.push('/rng?vassalage=PG#top')
  expect({ pushed, 'history.length - length': history.length - length, read: browserHistory.read() }).toEqual({
    pushed: true,
    'history.length - length': 1,
    read: { pathname: '/rng', search: '?vassalage=PG', hash: '#top' },
  })
  const replaced = browserHistory.replace('/fish')
  expect({ replaced, 'history.length - length': history.length - length, read: browserHistory.read() }).toEqual({
    replaced: true,
    'history.length - length': 1,
    read: { pathname: '/fish', search: '', hash: '' },
  })
})

test('below the address of a shared preview the portal has its own addresses, and its entries stay there', () => {
  const base = `/draft/${'a-Z_9'.repeat(8)}abc`
  history.replaceState(null, '', `${base}/rng?vassalage=PG`)
  expect(browserHistory.read()).toEqual({ pathname: '/rng', search: '?vassalage=PG', hash: '' })
  browserHistory.push('/fish')
  expect([location.pathname, browserHistory.read().pathname]).toEqual([`${base}/fish`, '/fish'])
  browserHistory.replace('/')
  expect([location.pathname, withBase('/a?b'), withBase('?b')]).toEqual([`${base}/`, `${base}/a?b`, '?b'])
  history.replaceState(null, '', base)
  expect(browserHistory.read().pathname).toBe('/')
  history.replaceState(null, '', '/drafts/of/others')
  expect([browserHistory.read().pathname, addressBase()]).toEqual(['/drafts/of/others', ''])
})

test('a browser that refuses to write its history does not throw', () => {
  const refuse = () => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError')
  }
  vi.spyOn(history, 'pushState').mockImplementation(refuse)
  vi.spyOn(history, 'replaceState').mockImplementation(refuse)
  vi.spyOn(history, 'go').mockImplementation(refuse)
  const before = browserHistory.read()
  expect({
    "browserHistory.push('/rng')": browserHistory.push('/rng'),
    "browserHistory.replace('/rng')": browserHistory.replace('/rng'),
    'browserHistory.step(-1)': browserHistory.step(-1),
  }).toEqual({ "browserHistory.push('/rng')": false, "browserHistory.replace('/rng')": false, 'browserHistory.step(-1)': false })
  expect(browserHistory.read()).toEqual(before)
})

test('a listener is called when the browser moves, until it is stopped', () => {
  const moved = vi.fn<() => void>()
  const stop = browserHistory.listen(moved)
  window.dispatchEvent(new PopStateEvent('popstate'))
  stop()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(moved).toHaveBeenCalledTimes(1)
})

test('a step over the page keeps the address and the number of steps; a new address begins without', () => {
  browserHistory.push('/rng')
  const { length } = history
  browserHistory.writeStep(1)
  browserHistory.writeStep(2)
  expect([browserHistory.read().pathname, browserHistory.depth(), history.length - length]).toEqual(['/rng', 2, 2])
  browserHistory.replace('/fish')
  expect(browserHistory.depth()).toBe(0)
  history.replaceState({ depth: 'deep' }, '')
  expect(browserHistory.depth()).toBe(0)
})

test('a step with an address of its own shows that, and the page under it is read; after a reload it is the page', () => {
  browserHistory.push('/rng?vassalage=PG')
  const { length } = history
  browserHistory.writeStep(1, '/seamless?nodeId=12')
  browserHistory.writeStep(2)
  expect([location.pathname, browserHistory.read().search, browserHistory.depth()]).toEqual(['/seamless', '?vassalage=PG', 2])
  browserHistory.writeStep(2, '/help')
  expect([location.pathname, browserHistory.read().pathname, history.length - length]).toEqual(['/help', '/rng', 2])
  browserHistory.adoptStep()
  expect([browserHistory.read().pathname, browserHistory.depth()]).toEqual(['/help', 0])
  browserHistory.push('/fish')
  browserHistory.writeStep(1)
  browserHistory.adoptStep()
  expect([browserHistory.read().pathname, browserHistory.depth()]).toEqual(['/fish', 1])
})
