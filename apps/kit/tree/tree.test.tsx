// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Tree } from './tree.tsx'
import type { TreeProps } from './tree.tsx'
import type { TreeRow } from './tree-rows.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Row = TreeRow & { inside?: readonly Row[] }
const page: readonly Row[] = [
  { id: 'banner', label: 'Banner' },
  {
    id: 'two',
    label: 'Two columns',
    inside: [
      { id: 'live', label: 'Live casino' },
      { id: 'winners', label: 'Winner board' },
    ],
  },
  { id: 'hot', label: 'Hot games', inside: [] },
  { id: 'help', label: 'Help topics' },
]
const inside = (row: Row) => row.inside

function Outline({ rows = page, ...rest }: Partial<TreeProps<Row>>) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<string>()
  return (
    <Tree
      label="Outline"
      rows={rows}
      childrenOf={inside}
      selected={selected}
      expanded={expanded}
      onExpand={setExpanded}
      onChoose={(row) => setSelected(row.id)}
      {...rest}
    />
  )
}
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more })
const focused = () => document.activeElement?.getAttribute('data-id')
const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('data-id'))

describe('Tree', () => {
  test('has rows of 28 px for a pointer and of 40 px for a finger', () => {
    const tops = () => screen.getAllByRole('treeitem').map((row) => row.style.insetBlockStart)
    render(<Outline />)
    expect(tops()).toEqual(['0', '28px', '56px', '84px'])
    cleanup()
    const ask = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((text) => ask(text === '(pointer: coarse)' ? 'all' : text))
    render(<Outline />)
    expect(tops()).toEqual(['0', '40px', '80px', '120px'])
  })

  test('is one stop; arrows move, open, go inside and out, and the ends are a key away', () => {
    render(<Outline />)
    expect(
      screen
        .getAllByRole('treeitem')
        .filter((row) => row.tabIndex === 0)
        .map((row) => row.dataset.id),
    ).toEqual(['banner'])
    screen.getAllByRole('treeitem')[0]!.focus()

    press('ArrowDown')
    expect(focused()).toBe('two')
    press('ArrowRight')
    expect(names()).toEqual(['banner', 'two', 'live', 'winners', 'hot', 'help'])
    press('ArrowRight')
    expect(focused()).toBe('live')
    const row = document.activeElement!
    expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => row.getAttribute(name))).toEqual(['2', '1', '2'])
    press('ArrowLeft')
    expect(focused()).toBe('two')
    press('ArrowLeft')
    expect(names()).toEqual(['banner', 'two', 'hot', 'help'])
    press('End')
    expect(focused()).toBe('help')
    press('Home')
    expect(focused()).toBe('banner')
  })

  test('jumps to letters, opens all beside with a star and chooses with Enter', () => {
    render(<Outline />)
    screen.getAllByRole('treeitem')[0]!.focus()
    press('h', { timeStamp: 0 })
    expect(focused()).toBe('hot')
    press('Enter')
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
    press('*')
    expect(
      screen
        .getAllByRole('treeitem')
        .filter((row) => row.ariaExpanded === 'true' || row.getAttribute('aria-expanded') === 'true')
        .map((row) => row.dataset.id),
    ).toEqual(['two', 'hot'])
  })

  test('renames in place: Enter takes the name, Escape leaves it, the focus comes back to the row', () => {
    const onRename = vi.fn<(row: Row, text: string) => void>()
    render(<Outline onRename={onRename} />)
    screen.getAllByRole('treeitem')[0]!.focus()
    press('F2')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Lanterns' } })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
    expect(onRename).not.toHaveBeenCalled()
    expect(focused()).toBe('banner')

    press('F2')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Lanterns' } })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    expect(onRename.mock.calls).toEqual([[page[0], 'Lanterns']])
    expect(focused()).toBe('banner')
  })

  test('lets the caller take a key first, and asks for a menu at the row', () => {
    const onOpenMenu = vi.fn<(row: Row) => void>()
    render(
      <Outline
        onOpenMenu={onOpenMenu}
        onKey={(_, event) => {
          if (event.altKey) event.preventDefault()
        }}
      />,
    )
    screen.getAllByRole('treeitem')[0]!.focus()
    press('ArrowDown', { altKey: true })
    expect(focused()).toBe('banner')
    press('F10', { shiftKey: true })
    expect(onOpenMenu.mock.calls.map(([row]) => row.id)).toEqual(['banner'])
  })

  test('a letter that it passes on is left to the page, unless it goes on with a name', () => {
    const onPage = vi.fn<(key: string) => void>()
    document.addEventListener('keydown', (event) => onPage(event.key), { once: false })
    render(<Outline onKey={(_, { key }) => (key === 'a' ? 'pass' : undefined)} />)
    screen.getAllByRole('treeitem')[0]!.focus()
    press('a')
    expect(onPage.mock.calls).toEqual([['a']])
    press('h')
    press('a')
    expect(onPage.mock.calls).toEqual([['a']])
    expect(focused()).toBe('hot')
  })

  test('gives the focus to the row that took the place of a deleted one', () => {
    const { rerender } = render(<Outline />)
    screen.getAllByRole('treeitem')[1]!.focus()
    rerender(<Outline rows={page.filter((row) => row.id !== 'two')} />)
    expect(focused()).toBe('hot')
  })

  test('draws one row again when one row changed, and of a thousand only those in sight and the one with the focus', () => {
    const drawn: string[] = []
    const icons = new Map<string, () => null>()
    const iconOf = (id: string) => icons.get(id) ?? icons.set(id, () => (drawn.push(id), null)).get(id)!
    const many: Row[] = Array.from({ length: 100 }, (_, index) => ({
      id: `row-${index}`,
      label: `Row ${index}`,
      icon: iconOf(`row-${index}`),
    }))
    const { rerender } = render(<Outline rows={many} />)
    expect(drawn).toHaveLength(100)
    drawn.length = 0
    rerender(<Outline rows={many.map((row) => (row.id === 'row-40' ? { ...row, label: 'Renamed' } : row))} />)
    expect(drawn).toEqual(['row-40'])

    cleanup()
    const thousand: Row[] = Array.from({ length: 1000 }, (_, index) => ({ id: `row-${index}`, label: `Row ${index}` }))
    render(<Outline rows={thousand} selected="row-900" />)
    expect(names().length).toBeLessThan(40)
    expect(names()).toContain('row-900')
  })

  test('a chosen row far down is in sight from the start, also once the rows in sight are known', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(280)
    const thousand: Row[] = Array.from({ length: 1000 }, (_, index) => ({ id: `row-${index}`, label: `Row ${index}` }))
    render(<Outline rows={thousand} selected="row-777" />)
    await import('./visible-rows.tsx')
    await waitFor(() => expect(names()).toContain('row-780'))
    const { scrollTop } = screen.getByRole('tree')
    expect({ isAbove: scrollTop <= 777 * 28, isBelow: scrollTop + 280 >= 778 * 28 }).toEqual({ isAbove: true, isBelow: true })
  })
})
