import { checkName, title } from '../names.mjs'
import { Refused } from '../refused.mjs'

export const about = 'another brand: what differs from _base in its name, colours and pages'
export const example = 'harbour --title "Harbour"'
export const options = { title: 'its name as players read it; without it the name in words' }
export const schemas = false

export async function plan({ name, options: given, tree }) {
  checkName('brand', name)
  if (['schemas', 'base'].includes(name)) throw new Refused(`"${name}" cannot name a brand: layouts/${name} is taken.`)
  const folder = `layouts/${name}`
  const home = tree.read('layouts/_base/pages/home.json') ?? ''
  const node = /"id": "([a-z-]+)",\s+"widget": "game-section"/.exec(home)?.[1]
  if (node === undefined) throw new Refused('layouts/_base/pages/home.json has no game-section for the example of an overlay.')
  return {
    folder,
    files: { [`${folder}/brand.json`]: document(name, given.title ?? title(name)), [`${folder}/overlays/home.json`]: overlay(node) },
    uses: [],
    places: [
      [`${folder}/brand.json`, 'what differs from layouts/_base/brand.json: hosts, languages, tokens, constants'],
      [`${folder}/overlays/home.json`, 'what stands elsewhere on its home page'],
    ],
    commands: ['npm run layouts -- check', `BRAND=${name} npm run dev`],
  }
}

function document(name, shown) {
  return `{
  "$schema": "../schemas/brand.schema.json",
  "kind": "brand",
  "id": "${name}",
  "format": 1,
  "name": ${JSON.stringify(shown)},
  "merchant": "${name}",
  "tokens": { "shared": { "radius-tile": "8px" } }
}
`
}

function overlay(node) {
  return `{
  "$schema": "../../schemas/overlay.schema.json",
  "kind": "overlay",
  "id": "home",
  "format": 1,
  "target": "page/home",
  "priority": 10,
  "steps": [
    { "op": "set", "key": "${node}", "props": { "rows": 1 } }
  ]
}
`
}
