import { render, screen } from '@testing-library/react'
import { GitMerge } from 'lucide-react'
import { expect, test } from 'vitest'

import { NoteBar } from './note-bar.tsx'

test('a bar is a region by its label, and its words are a status only where they are not announced otherwise', () => {
  const { rerender } = render(<NoteBar part="merged" label="Merged" icon={GitMerge} words="Release 4 was merged." />)
  expect(screen.getByRole('region', { name: 'Merged' }).textContent).toBe('Release 4 was merged.')
  expect(screen.queryByRole('status')).toBeNull()

  rerender(
    <NoteBar part="merged" label="Merged" icon={GitMerge} words="Release 4 was merged." isStatus>
      <button type="button">Compare</button>
    </NoteBar>,
  )
  expect(screen.getByRole('status').textContent).toBe('Release 4 was merged.')
  expect(screen.getByRole('button', { name: 'Compare' })).toBeTruthy()
})
