import { join } from 'node:path'

import { rulesFor } from '../approvals/rules.ts'
import { actingAs } from '../audit/actor.ts'
import { audited } from '../audit/audit-store.ts'
import { releaseEntry } from '../audit/release-entry.ts'
import { followingStep } from '../canary/canary-step.ts'
import { readMediaList } from '../layouts/layout-files.ts'
import { filesOf } from './current-files.ts'
import type { Bytes } from './current-files.ts'
import type { FolderContent } from './folder-master.ts'
import type { Process } from './process.ts'
import type { Release } from './release.ts'
import { NotAppended } from './store.ts'
import { changedPaths, documentsOf, folderOf, hashOf, listsIn, mediaPath, pictureNames } from './tree.ts'
import type { Tree } from './tree.ts'
import { describeRelease } from './verdict.ts'

/** Makes releases of what is found in the folder. `pictureAt` reads a picture there, if it is still the one of this hash. */
export function folderReleases(
  { dir, build, registry, now, print, current, store, bytesOf, aheadOf }: Process,
  pictureAt: (path: string, hash: string) => Buffer | undefined,
) {
  /** What was found in the folder is a release without a check: a fault in it is printed, and the last good document stays. */
  async function recordFiles({ tree, bytes }: FolderContent, after: Release | undefined): Promise<boolean> {
    const old = after ? await bytesOf(withoutPictures(after.tree)) : new Map<string, Buffer>()
    const before = filesOf(dir, old, current.now().files)
    const files = filesOf(dir, bytes, before)
    await aheadOf(before, files)
    await actingAs({ id: null, name: null, email: null, way: 'files' }, () => takeUpPictures(tree, bytes))
    const { brands, changes, differences } = describeRelease(build, before, files, { before: listsIn(old), after: listsIn(bytes) })
    const number = (after?.number ?? 0) + 1
    const paths = changedPaths(after?.tree ?? new Map(), tree)
    const fresh = paths.flatMap((path) => bytes.get(path) ?? [])
    const release: Release = {
      number,
      parent: after?.number ?? null,
      tree,
      by: null,
      way: 'files',
      kind: after ? 'publish' : 'import',
      note: '',
      at: new Date(now()).toISOString(),
      brands,
      changes,
      ...(after && rulesFor(before, paths).size > 0 && { approval: { unapproved: true } }), // it is there already
    }
    const { canary } = current.now()
    const at = after && { number: after.number, tree: after.tree, files: before }
    const step = at && canary && followingStep(at, canary, { release, files }, { build, registry, dir })
    const texts = new Map([...fresh.map((text) => [hashOf(text), text] as const), ...(step?.fresh ?? [])])
    const written = await store().append(release, texts, async (transaction) => {
      await audited(transaction, releaseEntry(release, differences, step?.told))
      if (step && !(await step.write(transaction))) throw new NotAppended('taken')
      return true
    })
    if (written !== 'written') return false
    current.give(number, tree, bytes, step?.after)
    return true
  }

  /** Keeps the pictures that somebody has put into the folder, before the release that has them. */
  async function takeUpPictures(tree: Tree, bytes: Bytes): Promise<void> {
    for (const [path, text] of listsIn(bytes)) {
      const brand = folderOf(path)
      const known = new Set((await store().pictures.ofBrand(brand)).map(({ file }) => file))
      for (const [file, entry] of Object.entries(readMediaList(text)?.pictures ?? {})) {
        const names = pictureNames(file, entry.widths)
        const missing = names.find((name) => !tree.has(mediaPath(brand, name)))
        if (missing !== undefined) print(`${join(dir, path)} names ${missing}, which is not there or no whole WebP of that name.`)
        if (known.has(file) || !tree.has(mediaPath(brand, `${file}.webp`))) continue
        const found = names.flatMap((name) => {
          const hash = tree.get(mediaPath(brand, name))
          const one = hash === undefined ? undefined : pictureAt(mediaPath(brand, name), hash)
          return one ? [[name, one] as const] : []
        })
        await store().pictures.add({ ...entry, brand, file, files: new Map(found) })
      }
    }
  }

  return recordFiles
}

function withoutPictures(tree: Tree): Tree {
  return new Map([...documentsOf(tree), ...listsIn(tree)])
}
