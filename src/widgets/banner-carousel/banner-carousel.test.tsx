// @vitest-environment happy-dom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { exampleTree, wordsOf } from '../../../tests/support/widgets/example-tree.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import { swiperOptions } from './use-slides.ts'
import * as view from './view.tsx'

type Told = { on: { slideChange: (swiper: { realIndex: number }) => void; sliderFirstMove: () => void }; [option: string]: unknown }
const swipers: {
  told: Told
  slides: HTMLElement[]
  on: unknown
  changeLanguageDirection: unknown
  slideToLoop: unknown
  slideNext: ReturnType<typeof vi.fn>
  destroy: unknown
}[] = []

vi.mock('swiper', () => ({
  Swiper: class {
    told: Told
    slides = [document.createElement('div')]
    on = vi.fn<() => void>()
    changeLanguageDirection = vi.fn<(direction: string) => void>()
    slideToLoop = vi.fn<() => void>()
    slideNext = vi.fn<() => void>()
    slidePrev = vi.fn<() => void>()
    destroy = vi.fn<() => void>()
    constructor(_: unknown, told: Told) {
      this.told = told
      swipers.push(this)
    }
  },
}))

beforeEach(() => {
  swipers.length = 0
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function running(name = 'usual') {
  const drawn = drawExample(contract, view, examples[name]!)
  await waitFor(() => expect(swipers.length).toBe(1))
  return { ...drawn, swiper: swipers[0]! }
}

test('the timing is that of the specification', () => {
  const { delayMs, speedMs, gapPx } = contract.props.properties

  expect({ 'delayMs.default': delayMs.default, 'speedMs.default': speedMs.default, 'gapPx.default': gapPx.default }).toEqual({
    'delayMs.default': 5000,
    'speedMs.default': 1000,
    'gapPx.default': 20.3,
  })
  expect(swiperOptions({ count: 2, delayMs: 5000, speedMs: 1000, gapPx: 20.3 }, false)).toMatchObject({
    speed: 1000,
    spaceBetween: 20.3,
    loop: true,
  })
})

test('one banner does not loop; with motion unwanted a banner takes the place of another without an animation', () => {
  expect(swiperOptions({ count: 1, delayMs: 5000, speedMs: 1000, gapPx: 20.3 }, false)).toMatchObject({ loop: false })
  expect(swiperOptions({ count: 4, delayMs: 5000, speedMs: 1000, gapPx: 20.3 }, true)).toMatchObject({ speed: 0 })
})

test('the first banner is there at once with high priority; the others load after the first paint', async () => {
  const { root } = drawExample(contract, view, examples.usual)
  expect([...root.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.getAttribute('fetchpriority')])).toEqual([
    ['/img/scene/home-lanterns.svg', 'high'],
  ])

  await waitFor(() => expect(root.querySelectorAll('img').length).toBe(4))
})

test('pause comes before the dots, and a banner can be chosen; whoever uses it stops it for good', async () => {
  const { getAllByRole, getByRole, swiper } = await running()

  expect(
    getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
      .filter((label) => /slides|Show/.test(label ?? '')),
  ).toEqual(['Stop the slides', 'Show banner 1', 'Show banner 2', 'Show banner 3', 'Show banner 4'])
  fireEvent.click(getByRole('button', { name: 'Show banner 3' }))

  expect((swiper.slideToLoop as ReturnType<typeof vi.fn>).mock.calls).toEqual([[2]])
  expect(getByRole('button', { name: 'Let the slides run' })).toBeTruthy()
})

test('a drag ends what moves by itself, which shows on the button, and the dots follow the slide', async () => {
  const { getByRole, swiper } = await running()

  act(() => {
    swiper.told.on.slideChange({ realIndex: 1 })
    swiper.told.on.sliderFirstMove()
  })

  expect(getByRole('button', { name: 'Show banner 2' }).getAttribute('aria-current')).toBe('true')
  fireEvent.click(getByRole('button', { name: 'Let the slides run' }))
  expect(getByRole('button', { name: 'Stop the slides' })).toBeTruthy()
})

test('the slides turn round with the page, without the gaps of the direction before', async () => {
  const { swiper } = await running()
  swiper.slides[0]!.style.marginRight = '20.3px' // swiper itself takes away only those of the direction it turns to
  document.documentElement.dir = 'rtl'

  await waitFor(() => expect(swiper.changeLanguageDirection).toHaveBeenCalledWith('rtl'))
  expect(swiper.slides[0]!.style.marginRight).toBe('')
  document.documentElement.removeAttribute('dir')
})

test('the slides change by themselves; focus inside or a mouse on them holds them, leaving lets them go on', async () => {
  const { getByRole, root, swiper } = await running()
  const button = getByRole('button', { name: 'Next banner' })
  const track = root.querySelector('.swiper-wrapper')!
  vi.useFakeTimers()
  const changes = (change: () => unknown) => {
    change()
    swiper.slideNext.mockClear()
    act(() => void vi.advanceTimersByTime(5000))
    return swiper.slideNext.mock.calls.length
  }
  // the first time was counted by the real clock
  fireEvent.focus(button)

  expect({
    left: changes(() => fireEvent.blur(button)),
    focused: changes(() => fireEvent.focus(button)),
    again: changes(() => fireEvent.blur(button)),
    mouse: changes(() => fireEvent.pointerOver(track, { pointerType: 'mouse' })),
    gone: changes(() => fireEvent.pointerOut(track, { pointerType: 'mouse' })),
    finger: changes(() => fireEvent.pointerOver(track, { pointerType: 'touch' })),
  }).toEqual({ left: 1, focused: 0, again: 1, mouse: 0, gone: 1, finger: 1 })
  fireEvent.focus(getByRole('button', { name: 'Stop the slides' }))
  expect({
    stopped: changes(() => fireEvent.click(getByRole('button', { name: 'Stop the slides' }))),
    started: changes(() => fireEvent.click(getByRole('button', { name: 'Let the slides run' }))),
  }).toEqual({ stopped: 0, started: 1 })
})

test('a banner leads into the portal, starts a game, or opens another site', async () => {
  const { getByRole, send } = await running()

  fireEvent.click(getByRole('link', { name: 'See the promotion: Nine nights, one very lucky koi' }))
  fireEvent.click(getByRole('button', { name: 'Sit down: A table kept for you' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'go', to: '/promotions' },
    { kind: 'launch', target: { vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY' } },
  ])
  expect(getByRole('link', { name: 'Banner 4' }).getAttribute('href')).toBe('https://example.test/offer')
})

test('it lets go of swiper when it leaves the page', async () => {
  const { unmount, swiper } = await running()

  unmount()

  expect(swiper.destroy).toHaveBeenCalledOnce()
})

test('the HTML of a server has the first banner with the controls of all; the browser keeps its elements and adds the others', async () => {
  const t = wordsOf(contract.type, view.strings, 'EN', [], undefined)
  const tree = exampleTree(contract, view, examples.usual, { send: () => undefined, t })
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree)
  document.body.append(container)
  const slides = () => [...container.querySelectorAll('.swiper-slide')]
  const [first] = slides()
  const classes = first?.parentElement?.className
  expect({ slides: slides().length, buttons: container.querySelectorAll('button').length }).toEqual({ slides: 1, buttons: 7 })

  const faults: unknown[] = []
  const root = await act(async () => hydrateRoot(container, tree, { onRecoverableError: (error) => faults.push(error) }))
  await waitFor(() => expect(slides().length).toBe(4))
  expect({ first: slides()[0] === first, classes: first?.parentElement?.className, faults }).toEqual({ first: true, classes, faults: [] })
  await act(async () => root.unmount())
  container.remove()
})

test('a small one loads its picture when it is seen; a large one at once', () => {
  const loadingOf = (name: string) => {
    const { root, unmount } = drawExample(contract, view, examples[name]!)
    const loading = root.querySelector('img')?.getAttribute('loading')
    unmount()
    return loading
  }

  expect([loadingOf('small'), loadingOf('one')]).toEqual(['lazy', 'eager'])
})

test('the banners of the document are shown where the source has none, and not while it is asked', async () => {
  const named = (more: Parameters<typeof drawExample>[3], inputs = {}) => {
    const { root, unmount } = drawExample(contract, view, { ...examples.own!, inputs }, more)
    const names = [...root.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'))
    unmount()
    return names
  }
  expect(named({})).toEqual(['See it: The lantern festival'])
  expect(named({ without: { banners: 'empty' } })).toEqual(['See it: The lantern festival'])
  expect(named({ without: { banners: 'loading' } })).toEqual([])
  expect(named({}, examples.usual.inputs)).toEqual(['See the promotion: Nine nights, one very lucky koi'])

  const { root, getByRole, send } = drawExample(contract, view, examples.own!)
  await waitFor(() => expect(root.querySelectorAll('img').length).toBe(2))
  fireEvent.click(getByRole('link', { name: 'A koi among paper lanterns' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/rng' }]])
  expect([...root.querySelectorAll('img')].map(({ className }) => /focus-\d+-\d+/.exec(className)?.[0])).toEqual([
    'focus-70-50',
    'focus-50-50',
  ])
})
