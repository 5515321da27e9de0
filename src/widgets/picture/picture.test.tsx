// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { sizeClasses } from '../../runtime/contract/sizes.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

const attributesOf = (root: HTMLElement, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, root.querySelector('img')?.getAttribute(name) ?? null]))

test('the browser chooses the width that it needs, knows the shape before it loads, and loads what is below the screen later', () => {
  const { root, again } = drawExample(contract, view, examples.usual)
  expect(attributesOf(root, 'src', 'srcset', 'sizes', 'width', 'height', 'loading', 'style')).toEqual({
    src: '/media/vx-Jn9HtKi2peL5Q.webp',
    srcset: '/media/vx-Jn9HtKi2peL5Q-320.webp 320w, /media/vx-Jn9HtKi2peL5Q-640.webp 640w, /media/vx-Jn9HtKi2peL5Q.webp 1280w',
    sizes: 'auto, (min-width: 70em) 68rem, 100vw',
    width: '1280',
    height: '448',
    loading: 'lazy',
    style: null,
  })

  again({ ...examples.usual, props: { ...examples.usual.props, first: true } })
  expect(attributesOf(root, 'loading', 'fetchpriority', 'sizes')).toEqual({
    loading: 'eager',
    fetchpriority: 'high',
    sizes: '(min-width: 70em) 68rem, 100vw',
  })
})

test('a link is named by the alternative text and leads on inside the portal', () => {
  const { getByRole, getByText, send } = drawExample(contract, view, examples.usual)
  fireEvent.click(getByRole('link', { name: 'A koi among paper lanterns at night' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/promotions' }]])
  expect(getByText('The lantern festival runs until Sunday.').tagName).toBe('FIGCAPTION')
})

test('a picture that is cut stays around its focus; one without a focus around its middle', () => {
  const classesOf = (name: string) => {
    const { root, unmount } = drawExample(contract, view, examples[name]!)
    const classes = [...(root.querySelector('img')?.classList ?? [])].filter((one) => one.startsWith('focus-'))
    unmount()
    return classes
  }
  expect([classesOf('cut'), classesOf('usual')]).toEqual([['focus-82-50'], ['focus-50-50']])
})

test('the height of its box is reserved by its shape, and it is not drawn wider than it is', () => {
  const { frame } = contract
  const { picture } = examples.usual.props
  expect(sizeClasses(frame, { picture })).toEqual([
    'picture-width-1280',
    'frame-height-phone-125',
    'frame-height-tablet-252',
    'frame-height-desktop-381',
  ])
  const byDevice = { by: 'device', phone: { ...picture, width: 400, height: 400 }, desktop: picture }
  expect(sizeClasses(frame, { picture: byDevice, ratio: { by: 'device', phone: 'whole', desktop: '1:1' } })).toEqual([
    'picture-width-1280',
    'frame-height-phone-358',
    'frame-height-tablet-720',
    'frame-height-desktop-1088',
  ])
})

test('until a picture is chosen it draws nothing and reserves nothing', () => {
  const { picture: _, ...props } = examples.usual.props
  expect(drawExample(contract, view, { ...examples.usual, props }).root.innerHTML).toBe('')
  expect(sizeClasses(contract.frame, props)).toContain('frame-height-phone-0')
  expect(sizeClasses(contract.frame, { picture: 'no picture' })).toEqual([
    'picture-width-0',
    'frame-height-phone-0',
    'frame-height-tablet-0',
    'frame-height-desktop-0',
  ])
})
