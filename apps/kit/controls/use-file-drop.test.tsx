import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useFileDrop } from './use-file-drop.ts'

test('an element says that something is held over it, and takes the files that are dropped', () => {
  const taken: string[] = []
  function Zone() {
    const { isOver, zone } = useFileDrop((files) => taken.push(...files.map(({ name }) => name)))
    return (
      <p data-testid="zone" {...zone}>
        {isOver ? 'over' : 'waiting'}
      </p>
    )
  }
  render(<Zone />)
  const element = screen.getByTestId('zone')
  expect(fireEvent.dragOver(element)).toBe(false) // else the browser would open the file
  expect(element.textContent).toBe('over')
  fireEvent.dragLeave(element)
  expect(element.textContent).toBe('waiting')

  fireEvent.dragOver(element)
  expect(fireEvent.drop(element, { dataTransfer: { files: [new File(['a'], 'a.png'), new File(['b'], 'b.png')] } })).toBe(false)
  expect(element.textContent).toBe('waiting')
  expect(taken).toEqual(['a.png', 'b.png'])
})
