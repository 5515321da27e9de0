// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Keys, ariaKeys, keyWords } from './keys.tsx'

afterEach(cleanup)

test('a combination is printed as the keys are labelled, and named for screen readers as ARIA names them', () => {
  expect(keyWords('mod+shift+z')).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keyWords('alt+up')).toEqual(['Alt', '↑'])
  expect(keyWords('shift+f8')).toEqual(['Shift', 'F8'])
  expect(['mod+shift+z', 'alt+left', 'delete', 'mod+plus', 'space', 'mod+,'].map(ariaKeys)).toEqual([
    'Control+Shift+Z',
    'Alt+ArrowLeft',
    'Delete',
    'Control+Plus',
    'Space',
    'Control+,',
  ])
})

test('it reads from left to right in every language', () => {
  const { container } = render(<Keys keys="mod+e" />)
  expect(container.querySelector('kbd')?.dir).toBe('ltr')
  expect(container.textContent).toBe('Ctrl E')
})
