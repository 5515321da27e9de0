import { previewPictures } from '../apps/server/pages/preview-pictures.ts'

const examples = import.meta.glob<unknown>('../src/widgets/*/examples.ts', { eager: true, import: 'examples' })

const draw = await previewPictures() // while this file loads: what has loaded it cannot import afterwards

/** The drawn pictures that examples name: path, `/img/game/jl-ember-koi.svg`, and SVG text. */
export const examplePictures: readonly (readonly [string, string])[] = [...pathsIn(examples)].flatMap((path) => {
  const svg = draw(path)
  return svg === undefined ? [] : [[path, svg]]
})

function pathsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(/^\/img\/[^\s?#%]+\.svg$/.test(value) ? [value] : [])
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((inner) => [...pathsIn(inner)]))
}
