// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'

import { fakePlatform } from '../../../tests/support/portal/fake-platform.ts'
import { $location, navigationRequested } from '../model/navigation/navigation.ts'
import { aRenderedPortal, aTextPage } from './rendered-portal.fixture.tsx'
import { aWidget } from './rendered-page.fixture.tsx'

afterEach(cleanup)

/** A widget that uses React Router and knows nothing of the model. */
function RouterUser() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <div>
      <output>{pathname + search + hash}</output>
      <Link to={{ pathname: '/rng', search: '?page=2' }}>Slots</Link>
      <button type="button" onClick={() => void navigate('/fish#top', { replace: true })}>
        Fish instead
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </div>
  )
}
const header = aTextPage('header', { as: 'chrome', nodes: [{ id: 'user', widget: 'router-user' }] })
const pages = ['home', 'rng', 'fish'].map((id) => aTextPage(id, { chrome: { header: 'header' } }))
const routes = { '/': 'home', '/rng': 'rng', '/fish': 'fish' }

async function aSite(address = '/') {
  const portal = await aRenderedPortal({
    pages: [...pages, header],
    routes,
    widgets: [aWidget('router-user', RouterUser)],
    platform: fakePlatform({ href: `https://foyer.test${address}` }),
  })
  return {
    ...portal,
    shown: () => [portal.main()?.getAttribute('data-page'), portal.container.querySelector('output')?.textContent],
  }
}

test('the router renders the location of the model', async () => {
  const { scope, shown } = await aSite('/rng?page=3')
  expect(shown()).toEqual(['rng', '/rng?page=3'])
  await act(() => allSettled(navigationRequested, { scope, params: { to: '/fish#top' } }))
  expect(shown()).toEqual(['fish', '/fish#top'])
})

test('back and forward of the browser render the page of that entry', async () => {
  const { scope, shown, platform } = await aSite()
  await act(() => allSettled(navigationRequested, { scope, params: { to: '/rng' } }))
  await act(async () => void platform.history.step(-1))
  expect(shown()).toEqual(['home', '/'])
  await act(async () => void platform.history.step(1))
  expect(shown()).toEqual(['rng', '/rng'])
})

test("React Router's links and hooks navigate through the model", async () => {
  const { scope, shown, went, platform } = await aSite()
  const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
  expect(screen.getByText('Slots').getAttribute('href')).toBe('/rng?page=2')
  await click('Slots')
  expect({ page: scope.getState($location).page, shown: shown() }).toEqual({ page: 'rng', shown: ['rng', '/rng?page=2'] })
  await click('Fish instead')
  expect(shown()).toEqual(['fish', '/fish#top'])
  expect(platform.entries()).toEqual(['/', '/fish#top'])
  await click('Back')
  expect(shown()).toEqual(['home', '/'])
  expect(went).toEqual([{ to: '/rng?page=2' }, { to: '/fish#top', replace: true }, { to: '/fish#top', steps: -1 }])
})

test('two portals on one page navigate separately', async () => {
  const [one, other] = [await aSite(), await aSite()]
  await act(() => allSettled(navigationRequested, { scope: one.scope, params: { to: '/rng' } }))
  const pageOf = (portal: typeof one) => portal.container.querySelector('main')?.getAttribute('data-page')
  expect({ 'pageOf(one)': pageOf(one), 'pageOf(other)': pageOf(other) }).toEqual({ 'pageOf(one)': 'rng', 'pageOf(other)': 'home' })
})
