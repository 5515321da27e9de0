import { isObject } from '../../../../src/schemas/json.ts'
import { dequal } from 'dequal/lite'

import type { Json } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import type { Block } from './nodes.ts'

const nobody: Json = { any: [] }
const withoutGuests: Json = { in: ['role', ['member', 'trial', 'agent']] }

/** The lines of a rule that must all hold. */
function linesOf(when: Json | undefined): Json[] {
  if (when === undefined) return []
  return isObject(when) && Array.isArray(when.all) && Object.keys(when).length === 1 ? when.all : [when]
}

function write({ pointer, node }: Block, lines: readonly Json[]): PatchOperation[] {
  const path = `${pointer}/when`
  const [only] = lines
  if (only === undefined) return node.when === undefined ? [] : [{ op: 'remove', path }]
  return [{ op: node.when === undefined ? 'add' : 'replace', path, value: lines.length === 1 ? only : { all: [...lines] } }]
}

/** Whether a line of its own rule hides it from everybody. */
export function isHiddenForAll({ node }: Block): boolean {
  return linesOf(node.when).some((line) => dequal(line, nobody))
}

export function isHiddenForGuests({ node }: Block): boolean {
  return linesOf(node.when).some((line) => dequal(line, withoutGuests))
}

/** Hides a block for everybody by a separate line before its rule, or removes that line: the rest of the rule stays as it is. */
export function hidingPatch(block: Block, who: 'everyone' | 'guests'): PatchOperation[] {
  const line = who === 'everyone' ? nobody : withoutGuests
  const lines = linesOf(block.node.when)
  const without = lines.filter((one) => !dequal(one, line))
  return write(block, without.length < lines.length ? without : who === 'everyone' ? [line, ...lines] : [...lines, line])
}
