// A set of changes to files: computed first, written together, and undone when one of them cannot be written.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format } from 'oxfmt'

import { Refused } from './refused.mjs'

/** What the formatter leaves alone, as in .oxfmtrc.json. */
const formatted = /\.(?:tsx?|mjs|css)$/

/** Changes to the files of the project at `root`. Paths are relative to it, with slashes. */
export function createChanges(root) {
  const before = new Map() // path → text, null for a file that is not there
  const after = new Map() // the same after the changes
  const at = (path) => join(root, ...path.split('/'))

  function read(path) {
    if (after.has(path)) return after.get(path)
    if (!before.has(path)) before.set(path, isFile(at(path)) ? readFileSync(at(path), 'utf8') : null)
    return before.get(path)
  }
  function write(path, text) {
    read(path)
    after.set(path, text)
  }

  return {
    read,
    /** The paths of all files in a folder; none when it is not there. */
    list: (folder) => list(at(folder), folder),
    exists: (path) => after.get(path) !== null && (after.has(path) || existsSync(at(path))),
    set: write,
    delete: (path) => write(path, null),

    /** What differs from the files on the disk: `{ path, was, text }`, where null stands for no file. */
    all: () =>
      [...after]
        .map(([path, text]) => ({ path, was: before.get(path) ?? null, text }))
        .filter(({ was, text }) => was !== text)
        .toSorted((a, b) => (a.path < b.path ? -1 : 1)),

    /** Breaks lines as `npm run format` does. */
    async format() {
      const options = JSON.parse(readFileSync(at('.oxfmtrc.json'), 'utf8'))
      delete options.$schema
      delete options.ignorePatterns
      for (const [path, text] of after) {
        if (text === null || !formatted.test(path)) continue
        const { code, errors } = await format(path, text, options)
        if (errors.length > 0) throw new Error(`The template of ${path} cannot be parsed: ${errors[0].message}`)
        after.set(path, code)
      }
    },

    /** Writes all of it. When one file fails, those before it become what they were. Nothing can interrupt it: it does not wait. */
    write() {
      const done = []
      const keep = () => {} // Ctrl+C takes effect after the last file
      process.on('SIGINT', keep)
      try {
        for (const { path, was, text } of this.all()) {
          const now = isFile(at(path)) ? readFileSync(at(path), 'utf8') : null
          if (now !== was)
            throw new Refused(`${path} was changed by somebody else in this moment. Nothing was written; run the command again.`)
          done.push({ path, was })
          put(path, text)
        }
      } catch (error) {
        for (const { path, was } of done.toReversed()) put(path, was)
        if (error instanceof Refused) throw error
        const { path } = done.at(-1)
        throw new Refused(`${path} cannot be written: ${error.message}. Nothing was changed.`)
      } finally {
        process.off('SIGINT', keep)
      }
    },
  }

  function put(path, text) {
    if (text !== null) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
      return
    }
    if (existsSync(at(path))) rmSync(at(path))
    for (let folder = dirname(path); folder !== '.' && isEmptyFolder(at(folder)); folder = dirname(folder)) rmdirSync(at(folder))
  }
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile()
}
function isEmptyFolder(path) {
  return existsSync(path) && statSync(path).isDirectory() && readdirSync(path).length === 0
}
function list(path, folder) {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? list(join(path, entry.name), `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}
