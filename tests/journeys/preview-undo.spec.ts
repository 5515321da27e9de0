import { sample } from '../support/samples/sample.ts'
import { frameOf, searchOf, openEditor } from './preview-page.ts'
import { choose, heading, ids, isSaved, keep, kept, nodesHeld, outline, row, typeTitle } from './preview-small-page.ts'
import type { Heading } from './preview-small-page.ts'
import { expect, test } from './support.ts'

/** The same numbers for the same seed. Gives one from 0 to below `most`. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

const triable = [
  { name: 'VIP3', note: 'VIP levels' },
  { name: 'MISSION3', note: 'Missions and their board' },
]
type State = { nodes: Heading[]; flags: string | null }

/** The expected states of a script's edits, computed without the editor: one for each step. */
function plan() {
  const states: State[] = [{ nodes: ids.map((id) => heading(id)), flags: null }]
  const now = () => states.at(-1) as State // there is always the first
  return {
    states,
    now,
    step(next: Partial<State>) {
      states.push({ ...now(), ...next })
    },
    freeId(id: string): string {
      const stem = id.replace(/-\d+$/, '')
      const taken = new Set(now().nodes.map((node) => node.id))
      if (!taken.has(stem)) return stem // the block that had it was deleted
      for (let count = 2; ; count += 1) if (!taken.has(`${stem}-${count}`)) return `${stem}-${count}`
    },
  }
}

const scripts = Array.from({ length: 50 }, (_, script) => script)

for (const seed of sample('scripts', scripts, 0, (script) => [script % 2])) {
  test(`quick edits are undone exactly, step by step, and redone (script ${seed})`, async ({ page, serve, layouts, complaints }) => {
    const server = await kept(serve, layouts)
    const draft = `script-${seed}`
    const roll = dice(seed)
    const script = plan()
    await openEditor(page, server, `${keep}&draft=${draft}`)
    await row(page, 0).waitFor()

    /** Odd scripts seldom stop; even ones often wait until the frame has drawn or the server has the draft. */
    const pause = async () => {
      if (seed % 2 === 1 && roll(3) > 0) return
      const wait = roll(3)
      if (wait === 0) await isSaved(page)
      if (wait === 1)
        await frameOf(page)
          .locator('[data-page]')
          .first()
          .evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    let at = 0
    await choose(page, at, ids[0] ?? '')
    // By its id: a row at a place may still be the one that stood there before the last edit
    const on = async (key: string) => {
      await outline(page).locator(`[data-id="b:${script.now().nodes[at]?.id}"]`).focus()
      await page.keyboard.press(key)
    }
    const tried = new Set<string>()
    const acts: Record<string, () => Promise<void>> = {
      async type() {
        const { nodes } = script.now()
        at = roll(nodes.length)
        const node = nodes[at] as Heading // within the list
        const text = `${['Harbour', 'Night', 'Ten', 'Long road'][roll(4)]} ${script.states.length}`
        await choose(page, at, node.id)
        await typeTitle(page, text, roll(2) * roll(60))
        script.step({ nodes: nodes.with(at, heading(node.id, text)) })
      },
      async move() {
        const { nodes } = script.now()
        const to = at + (roll(2) === 0 ? -1 : 1)
        await on(to < at ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
        const [here, there] = [nodes[at], nodes[to]]
        if (!here || !there) return // at the end already: no step
        script.step({ nodes: nodes.with(at, there).with(to, here) })
        at = to
      },
      async duplicate() {
        const { nodes } = script.now()
        const from = nodes[at] as Heading // the chosen one
        await on('ControlOrMeta+d')
        script.step({ nodes: nodes.toSpliced(at + 1, 0, heading(script.freeId(from.id), from.props.title)) })
        at += 1
      },
      async delete() {
        const { nodes } = script.now()
        if (nodes.length < 3) return
        await on('Delete')
        script.step({ nodes: nodes.toSpliced(at, 1) })
        at = Math.min(at, nodes.length - 2)
      },
      async flag() {
        const flag = triable.find(({ name }) => !tried.has(name))
        if (!flag) return
        tried.add(flag.name)
        await page.getByRole('button', { name: /^Flags: / }).click()
        await page.getByRole('switch', { name: flag.note, exact: true }).click()
        await page.keyboard.press('Escape')
        const written = `${flag.name}:`
        await expect.poll(() => searchOf(page).get('flags')).toContain(written)
        script.step({ flags: searchOf(page).get('flags') })
      },
    }
    const order = ['type', 'move', 'duplicate', 'type', 'delete', 'move', 'flag', 'type', 'duplicate', 'move']
    for (let turn = 0; turn < order.length; turn += 1) {
      await acts[order[(turn + roll(2)) % order.length] ?? 'type']?.()
      await pause()
    }

    const stands = async (index: number) => {
      const state = script.states[index] as State // from 0 to the last
      await expect.poll(() => searchOf(page).get('flags')).toBe(state.flags)
      await isSaved(page)
      await expect.poll(() => nodesHeld(page, server, draft)).toEqual(state.nodes)
    }
    const last = script.states.length - 1
    expect(last).toBeGreaterThan(5)
    await stands(last)
    let now = last
    for (const by of [-(1 + roll(3)), -(1 + roll(3)), 2, -last, last]) {
      const to = Math.min(last, Math.max(0, now + by))
      for (let left = Math.abs(to - now); left > 0; left -= 1) {
        await page.keyboard.press(to < now ? 'ControlOrMeta+z' : 'ControlOrMeta+Shift+z')
        await pause()
      }
      now = to
      await stands(now)
    }
    await expect(page.getByRole('button', { name: /^Redo/ })).toBeDisabled()
    expect(complaints).toEqual([])
  })
}
