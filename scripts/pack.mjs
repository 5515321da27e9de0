// Runs around `npm pack` (prepack, postpack). The packed archive is the layout command line alone, one file with everything in it: while
// npm packs, package.json names no other package, so that an installation of the archive downloads none.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build, root } from './build.mjs'

const manifest = join(root, 'package.json')
const kept = join(root, 'dist/package.json.kept') // the whole package.json, also after a run that was interrupted

const restore = () => existsSync(kept) && renameSync(kept, manifest)

if (process.argv[2] === 'after') restore()
else {
  restore()
  await build({ only: ['layouts-command'] })
  const text = readFileSync(manifest, 'utf8')
  const { name, version, description, license, private: isPrivate, type, engines, bin, files, scripts } = JSON.parse(text)
  const packed = {
    name,
    version,
    description,
    license,
    private: isPrivate,
    type,
    engines,
    bin,
    files,
    scripts: { postpack: scripts.postpack },
  }
  writeFileSync(kept, text)
  writeFileSync(`${manifest}.next`, `${JSON.stringify(packed, null, 2)}\n`)
  renameSync(`${manifest}.next`, manifest)
}
