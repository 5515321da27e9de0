// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('before a press only the brand’s picture is there, with whose cookies a press allows', () => {
  const { root, getByRole, getByText } = drawExample(contract, view, examples.usual)
  getByRole('button', { name: 'Play: How the lantern festival works' })
  getByText('Playing it loads the video from YouTube, which may set cookies of its own.')
  expect([root.querySelector('iframe'), root.innerHTML.includes('youtube')]).toEqual([null, false])
})

test('a press brings the player of the host, which may not lead the page elsewhere, and the focus goes into it', () => {
  const { root, getByRole } = drawExample(contract, view, examples.usual)
  fireEvent.click(getByRole('button', { name: /^Play/ }))
  const frame = root.querySelector('iframe')
  expect(['src', 'title', 'referrerpolicy'].map((name) => frame?.getAttribute(name))).toEqual([
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1',
    'How the lantern festival works',
    'strict-origin-when-cross-origin',
  ])
  expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  expect([document.activeElement, root.querySelector('button')]).toEqual([frame, null])
})

test('another video is not played by itself', () => {
  const { root, again, getByRole } = drawExample(contract, view, examples.usual)
  fireEvent.click(getByRole('button', { name: /^Play/ }))
  again(examples.plain!)
  getByRole('button', { name: 'Play: Video' })
  expect(root.querySelector('iframe')).toBe(null)
})

test('without a video, and for an address of another host, it draws nothing', () => {
  const { video: _, ...props } = examples.usual.props
  const of = (video?: string) => {
    const { root, unmount } = drawExample(contract, view, { ...examples.usual, props: { ...props, ...(video && { video }) } })
    const { innerHTML } = root
    unmount()
    return innerHTML
  }
  expect([of(), of('https://evil.example/watch?v=aqz-KE-bpKQ')]).toEqual(['', ''])
})
