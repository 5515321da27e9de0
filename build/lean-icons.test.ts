import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ChevronRight, Trash2 } from 'lucide-react'
import type { LucideProps } from 'lucide-react'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { folderOf } from '../apps/server/example.testing.ts'
import { leanIcons } from './lean-icons.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const library = join(root, 'node_modules/lucide-react/dist/esm')
const { load, transform } = leanIcons(root) as unknown as {
  load: { handler: () => { code: string }; filter: { id: RegExp } }
  transform: {
    handler: (this: { error: (text: string) => never }, code: string, id: string) => { code: string } | undefined
    filter: { id: readonly RegExp[] }
  }
} // as it is written there
const refuse = {
  error: (text: string) => {
    throw new Error(text)
  },
}

/** The drawing of a file of the library as a build has it. */
async function leanOf(name: string): Promise<ComponentType<LucideProps>> {
  const id = join(library, 'icons', `${name}.mjs`)
  const made = transform.handler.call(refuse, readFileSync(id, 'utf8'), id)
  const react = pathToFileURL(fileURLToPath(import.meta.resolve('react'))).href
  const dir = folderOf({
    'createLucideIcon.mjs': load.handler().code.replace("from 'react'", `from '${react}'`),
    [`icons/${name}.mjs`]: made?.code ?? '',
  })
  return ((await import(pathToFileURL(join(dir, 'icons', `${name}.mjs`)).href)) as { default: ComponentType }).default // a module of one drawing
}

test.each([
  ['trash', Trash2],
  ['chevron-right', ChevronRight],
] as const)('%s looks as the library draws it, without its classes', async (name, whole) => {
  const props = { size: 16, className: 'mine', 'aria-hidden': true } as const
  const markup = (Drawing: ComponentType<LucideProps>) => renderToStaticMarkup(createElement(Drawing, props))
  const parts = (text: string) =>
    [...text.matchAll(/<(?:path|svg)([^>]*)>/g)].map(([, attributes = '']) =>
      [...attributes.replace(/lucide[\w-]* ?/g, '').matchAll(/[\w-]+="[^"]*"/g)]
        .map(String)
        .filter((one) => !one.startsWith('xmlns='))
        .toSorted(),
    )

  const lean = markup(await leanOf(name))
  expect(parts(lean)).toEqual(parts(markup(whole)))
  expect(lean).not.toContain('key')
})

test('both places of the library are found where they are, and a drawing written in another way stops the build', () => {
  expect([
    load.filter.id.test(join(library, 'createLucideIcon.mjs')),
    transform.filter.id[0]?.test(join(library, 'icons', 'trash.mjs')),
  ]).toEqual([true, true])
  expect(() => transform.handler.call(refuse, 'createLucideIcon({ nodes: [] })', 'x.mjs')).toThrow('x.mjs does not hold a drawing')
})

test('a module imports its own drawings, by whatever name it calls them', () => {
  const code = "import { Trash2, X as Cross,\n  ChevronRight } from 'lucide-react'\nimport type { LucideIcon } from 'lucide-react'\n"
  const own = (name: string, file: string) => `import ${name} from ${JSON.stringify(join(library, 'icons', file))}`

  expect(transform.handler.call(refuse, code, '/apps/preview/shell/app.tsx')?.code).toBe(
    `${own('Trash2', 'trash.mjs')}; ${own('Cross', 'x.mjs')}; ${own('ChevronRight', 'chevron-right.mjs')}\n\nimport type { LucideIcon } from 'lucide-react'\n`,
  )
  expect(transform.handler.call(refuse, 'export const a = 1', '/apps/preview/shell/app.tsx')).toBeUndefined()
})
