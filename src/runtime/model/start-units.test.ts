import { inspectGraph } from 'effector/inspect'
import { expect, test } from 'vitest'

/** What a page may make before anything is drawn. A phone takes 0.2 ms for a store, and three times that for an effect. */
const most = { event: 1_000, store: 380, effect: 50 }

test('the model of the first load has few units: what a page may not need is made when it is first used', async () => {
  const made = { event: 0, store: 0, effect: 0 }
  const stop = inspectGraph({
    fn(declaration) {
      if (declaration.type === 'unit' && declaration.kind in made) made[declaration.kind as keyof typeof made]++
    },
  })
  await import('./topics.ts')
  stop()

  expect(made.store).toBeGreaterThan(0)
  expect(Object.entries(made).filter(([kind, count]) => count > most[kind as keyof typeof made])).toEqual([])
})
