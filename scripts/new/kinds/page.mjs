import { rowOfPage } from '../code.mjs'
import { checkName, title } from '../names.mjs'
import { planRecordsPage } from '../records-page.mjs'
import { Refused } from '../refused.mjs'
import { render } from '../render.mjs'

export const about = 'a page with an address: one JSON document'
export const example = 'tournaments --route /tournaments --title "Tournaments"'
export const options = {
  route: 'its address; without it / and the name',
  title: 'its title in English; without it the name in words',
  records: 'a call of pages of a range of time: the page lists them in the member center, with call, mock and source where they lack',
  path: 'with --records: the address of the call at the gateway',
  brand: 'the folder of layouts that it stands in; without it _base, which every brand has',
}
export const schemas = true
const guide = 'docs/player-pages.md'
/** What the server answers itself. */
const taken = /^\/(?:preview|api|assets|img|icons|fonts|mock|wps|lgw|lotto|healthz|readyz|metrics|locales|layouts)(?:\/|$)/

export async function plan({ name, options: given, tree, root, removing }) {
  checkName('page', name)
  const isRecords = removing && !tree.exists(`layouts/${given.brand ?? '_base'}/pages/${name}.json`)
  if (given.records !== undefined || (isRecords && tree.exists(`layouts/_base/pages/member-${name}.json`)))
    return planRecordsPage({ name, options: given, tree, root, removing })
  if (given.path !== undefined) throw new Refused('--path is the address of a call: it goes with --records.')
  const brand = given.brand ?? '_base'
  if (!tree.exists(`layouts/${brand}/brand.json`)) throw new Refused(`There is no brand layouts/${brand}/brand.json.`)
  const path = `layouts/${brand}/pages/${name}.json`
  const route = given.route ?? `/${name}`
  if (!/^(?:\/[a-z0-9][a-z0-9-]*)+$/.test(route))
    throw new Refused(`--route ${route}: an address begins with a slash and holds lower-case letters, digits and hyphens, as /tournaments.`)
  if (taken.test(route)) throw new Refused(`--route ${route}: the server answers this address itself.`)
  const other = tree
    .list('layouts')
    .filter((file) => /\/pages\/[^/]+\.json$/.test(file) && file !== path)
    .find((file) => readJson(tree, file)?.routes?.includes(route))
  if (other) throw new Refused(`${other} has the address ${route} already. Choose another by --route.`)
  const label = given.title ?? title(name)
  return {
    files: { [path]: render('page/page.json', { name, route, title: JSON.stringify(label) }) },
    // of the pages that every brand has
    ...(brand === '_base' && {
      edits: [rowOfPage(guide, (removing && readJson(tree, path)?.routes?.[0]) || route, Array(6).fill(`“${label}”`))],
    }),
    uses: [
      {
        folders: ['layouts'],
        pattern: new RegExp(`"(?:over|popup)":\\s*"${name}"|"page/${name}"|"(?:to|more)":\\s*"${route}(?:[?#][^"]*)?"`),
        what: 'leads to it',
      },
    ],
    places: [
      [path, 'its address, words and nodes'],
      ...(brand === '_base' ? [[guide, 'what it shows in each state']] : []),
      ['layouts/_base/menus', `an entry that leads there: { "to": "${route}", … }`],
    ],
    commands: [`npm run layouts -- check ${path}`],
  }
}

function readJson(tree, path) {
  try {
    return JSON.parse(tree.read(path))
  } catch {
    return undefined // the layouts' check names it
  }
}
