import { checkName, title } from '../names.mjs'
import { Refused } from '../refused.mjs'
import { render } from '../render.mjs'

export const about = 'another brand: what differs from _base in its name, colours and pages'
export const example = 'harbour --title "Harbour"'
export const options = { title: 'its name as players read it; without it the name in words' }
export const schemas = false

export async function plan({ name, options: given, tree }) {
  checkName('brand', name)
  if (['schemas', 'base'].includes(name)) throw new Refused(`"${name}" cannot name a brand: layouts/${name} is taken.`)
  const folder = `layouts/${name}`
  const { nodes } = JSON.parse(tree.read('layouts/_base/pages/home.json') ?? '{ "nodes": [] }')
  const node = nodes.find(({ widget }) => widget === 'game-section')?.id
  if (node === undefined) throw new Refused('layouts/_base/pages/home.json has no game-section for the example of an overlay.')
  return {
    folder,
    files: {
      [`${folder}/brand.json`]: render('brand/brand.json', { name, shown: JSON.stringify(given.title ?? title(name)) }),
      [`${folder}/overlays/home.json`]: render('brand/overlay.json', { node }),
    },
    uses: [],
    places: [
      [`${folder}/brand.json`, 'what differs from layouts/_base/brand.json: hosts, languages, tokens, constants'],
      [`${folder}/overlays/home.json`, 'what stands elsewhere on its home page'],
    ],
    commands: ['npm run layouts -- check', `BRAND=${name} npm run dev`],
  }
}
