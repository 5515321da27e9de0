// npm run licences: writes docs/licences.md, the packages that a production installation holds with their licences. A test refuses licences
// that are not approved.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from '../build.mjs'

/** Licences that only require a copy of their text, and the licence of fonts. */
const agreed = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
]

/** Packages under another licence, each with how the project complies with it. */
const others = {
  '@visx/vendor': { licence: 'MIT and ISC', note: 'both apply: the parts of d3 that it carries are ISC' },
  'axe-core': { licence: 'MPL-2.0', note: 'unchanged, in a file of its own that only the editor fetches, with its licence beside it' },
}

/** The binaries of sharp, one package for each system, with libvips in a library of its own. */
const libvips = {
  name: /^@img\/sharp-/,
  licence: 'LGPL-3.0-or-later',
  note: 'unchanged, on the server alone, a shared library that whoever runs it may exchange',
}

/** The production packages of a lock file, by name, each with its version and its licence. */
export function productionPackages(lock) {
  const entries = Object.entries(lock.packages).filter(([, entry]) => !entry.dev && !entry.devOptional && !entry.link)
  // npm marks what an optional peer needs as optional alone, also where it is there for development only
  const needed = new Set(entries.flatMap(([, one]) => Object.keys({ ...one.dependencies, ...one.optionalDependencies })))
  const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return entries
    .filter(([path, entry]) => path.includes('node_modules/') && (!entry.optional || needed.has(nameOf(path))))
    .map(([path, { version, license }]) => ({
      name: nameOf(path),
      version,
      license,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}

/** Packages whose licence is not approved. Of "A OR B" one is enough, of "A AND B" both are needed. */
export function refusedPackages(packages) {
  return packages.filter(({ name, license = 'none' }) => others[name]?.licence !== license && !isAgreed(license, name))
}

function isAgreed(license, name) {
  const text = license.replace(/[()]/g, '')
  const allowed = libvips.name.test(name) ? [...agreed, libvips.licence] : agreed
  return text.split(' OR ').some((option) => option.split(' AND ').every((one) => allowed.includes(one.trim())))
}

function noteOn({ name, license = '' }) {
  return others[name]?.note ?? (libvips.name.test(name) && license.includes(libvips.licence) ? libvips.note : '')
}

export function licencesPage(packages) {
  const rows = packages.map((one) => `| ${one.name} | ${one.version} | ${one.license} | ${noteOn(one)} |`)
  return `# Licences

What a production installation holds, written by \`npm run licences\` from \`package-lock.json\`.
Each package carries the text of its licence.

| package | version | licence | what is done about it |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}

export const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'docs/licences.md'), licencesPage(productionPackages(readLock())))
}
