// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { createRegistry } from '../../src/runtime/contract/registry.ts'
import { createTopics } from '../../src/runtime/model/create-topics.ts'
import { topicNames } from '../../src/runtime/model/topic-names.ts'
import { table } from '../../src/runtime/model/topics.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import { aWidget } from '../../src/runtime/render/rendered-page.fixture.tsx'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { openGateway } from '../support/portal/portal.ts'
import { aRelease } from '../support/portal/builders.ts'
import { longestWait } from '../support/runner/longest-wait.ts'

test('adding a topic with one source and one intent needs only a folder and a line of the table', async () => {
  const others = table.filter(({ name }) => name !== 'service') // the new topic handles its intent, because schemas define the intents
  const topics = createTopics(
    [
      ...others,
      {
        name: 'weather',
        starts: 'needed',
        load: () => import('../fixtures/topics/weather/topic.ts'),
      },
    ],
    { ...topicNames, weather: { sources: ['weather.today'], intents: ['contact'] } },
  )
  const widget = aWidget(
    'weather',
    ({ inputs, send }) => (
      <button type="button" onClick={() => send({ kind: 'contact', service: 'sunshine' })}>
        {inputs.today}
      </button>
    ),
    { inputs: { today: 'required' } },
  )
  const portal = await createPortal({
    release: aRelease(
      [{ kind: 'page', id: 'home', format: 1, nodes: [{ id: 'sky', widget: 'weather', inputs: { today: { source: 'weather.today' } } }] }],
      { '/': 'home' },
    ),
    registry: createRegistry([widget]),
    topics,
    locales: { EN: {} },
    loadLocale: () => Promise.resolve({}),
    gateway: openGateway(),
    platform: fakePlatform(),
    report: () => undefined,
  })
  const element = document.body.appendChild(document.createElement('div'))
  const shown = () => element.querySelector('[data-node="sky"] button')?.textContent

  await act(async () => portal.mount(element))
  await vi.waitFor(() => expect(shown()).toBe('rain'), longestWait)
  fireEvent.click(element.querySelector('[data-node="sky"] button')!)

  await vi.waitFor(() => expect(shown()).toBe('sunshine'), longestWait)
  act(() => portal.close())
})
