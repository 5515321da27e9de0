// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'

// The sanitiser is off here: it does not support happy-dom. What it removes: tests/journeys/rich-text.spec.ts.

const html = '<h1>Terms</h1><p>Be <b>18</b>.</p><script>alert(1)</script>'
const load = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.resetModules()
  vi.doMock('./sanitise.ts', async () => {
    await load()
    const clean = (text: string) => document.createRange().createContextualFragment(`<p>${text}</p>`)
    return {
      sanitise: (text: string, { level }: { level: number }) =>
        text.split('|').map((piece) => () => clean(`clean ${piece.length} ${level}`)),
    }
  })
})
afterEach(() => {
  cleanup()
  vi.doUnmock('./sanitise.ts')
  vi.resetModules() // the next file shares them, and must not get what is mocked here
})

test('the plain text keeps the place until the sanitiser has loaded; the next text does not wait', async () => {
  let arrive = () => {}
  load.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
  const { RichText } = await import('./rich-text.tsx')
  const first = render(<RichText html={html} />)

  expect([...first.container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Terms', 'Be 18.'])
  arrive()
  await vi.waitFor(() => expect(first.container.textContent).toBe(`clean ${html.length} 3`), longestWait)

  expect(render(<RichText html="<i>x</i>" level={5} />).container.textContent).toBe('clean 8 5')
})

test('without the sanitiser the plain text stays', async () => {
  load.mockRejectedValue(new Error('offline'))
  const { RichText } = await import('./rich-text.tsx')
  const { container } = render(<RichText html={`${html}&lt;img src=x onerror=alert(1)&gt;`} />)
  const box = container.firstElementChild!
  const waiting = box.className
  await vi.waitFor(() => expect(box.className).not.toBe(waiting), longestWait)

  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Terms', 'Be 18.', '<img src=x onerror=alert(1)>'])
  expect(container.querySelector('img, script')).toBeNull()
})

test('another text replaces the one before, and has its own direction', async () => {
  load.mockResolvedValue(undefined)
  const { RichText } = await import('./rich-text.tsx')
  const { container, rerender } = render(<RichText html="<p>one</p>" />)
  await vi.waitFor(() => expect(container.textContent).toBe('clean 10 3'), longestWait)
  rerender(<RichText html="<p>another</p>" />)

  expect(container.textContent).toBe('clean 14 3')
  expect(container.firstElementChild?.getAttribute('dir')).toBe('auto')
})

test('the first piece of a long text renders at once and the others follow in order, until another text replaces it', async () => {
  load.mockResolvedValue(undefined)
  const { RichText } = await import('./rich-text.tsx')
  const { container, rerender } = render(<RichText html="x" />)
  await vi.waitFor(() => expect(container.textContent).toBe('clean 1 3'), longestWait)
  rerender(<RichText html="a|bb|ccc" />)

  expect(container.textContent).toBe('clean 1 3')
  await vi.waitFor(() => expect(container.textContent).toBe('clean 1 3clean 2 3clean 3 3'), longestWait)

  rerender(<RichText html="1234|12345" />)
  rerender(<RichText html="12" />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(container.textContent).toBe('clean 2 3')
})
