import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import type { Build } from './layouts.ts'

type Built = { brand: string; files: LayoutFile[]; result: ReturnType<Build> }

const most = 6 // a write builds each brand that follows a document, before and after

/**
 * A build that gives the same result again for the same files. A write is checked, written, served and reported on from one set of files,
 * so that one build does for all four. A result with an error may depend on what was last good, and is not kept.
 */
export function rememberBuilds(build: Build): Build {
  let kept: Built[] = []
  return (input) => {
    const { brand, files } = input
    const same = kept.find((one) => one.brand === brand && haveSameTexts(one.files, files))
    const result = same?.result ?? build(input)
    const isClean = result.diagnostics.every(({ severity }) => severity !== 'error')
    if (isClean) kept = [{ brand, files, result }, ...kept.filter((one) => one !== same)].slice(0, most)
    return result
  }
}

/** Whether the files are the same in any order; most of them are the same object as before. */
function haveSameTexts(before: readonly LayoutFile[], after: readonly LayoutFile[]): boolean {
  if (before.length !== after.length) return false
  const byPath = new Map(before.map((file) => [file.path, file]))
  return after.every(({ path, brand, text }) => {
    const other = byPath.get(path)
    return other !== undefined && other.brand === brand && (other.text === text || bytesOf(other.text).equals(bytesOf(text)))
  })
}

function bytesOf(text: string | Uint8Array): Buffer {
  return typeof text === 'string' ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength)
}
