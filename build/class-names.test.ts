import { expect, test } from 'vitest'

import { createClassNames } from './class-names.ts'

test('a class keeps its name, and no two classes share one', () => {
  const nameOf = createClassNames()
  const names = [
    ['tile', '/src/widgets/a/view.module.css'],
    ['name', '/src/widgets/a/view.module.css'],
    ['tile', '/src/widgets/b/view.module.css'],
    ['tile', '/src/widgets/a/view.module.css'],
    ['tile', '/src/runtime/ui/game-tile.module.css'],
  ] as const

  expect(names.map(([name, file]) => nameOf(name, file))).toEqual(['a-0', 'a-1', 'b-0', 'a-0', 'ui-game-tile-0'])
})
