import { dequal } from 'dequal/lite'

import type { DocumentName, Flags, Menu, MenuItem, Overlay, Page, PageNode } from '../../schemas/documents.ts'
import type { Facts } from '../../schemas/facts.ts'
import type { Json } from '../../schemas/json.ts'
import type { ListStep } from '../../schemas/list-program.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { NodeState } from '../../schemas/preview.ts'
import type { Sources } from '../../runtime/contract/source.ts'
import { isObject } from '../../rules/merge.ts'
import type { FlagValues, EvaluationContext } from '../../rules/predicate.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import { itemsOf, nodesOf, placed } from '../usage/places.ts'
import type { Placed } from '../usage/places.ts'
import { isTrue } from './contexts.ts'

/** Everything that decides whether a node of a page, or an item of a menu, is shown. */
export type WhyInput = {
  document: Page | Menu | undefined // as mended, before variations; undefined when it cannot be used
  raw: Json // as authored: JSON pointers lead into it
  name: DocumentName
  overlays: readonly Overlay[] // of the brand; those of other documents are passed over
  id: string // of the node or item
  registry: Registry
  sources: Sources
  flagsDocument?: Flags | undefined
  facts: Facts
  flags: FlagValues
  now?: number | undefined // ms since 1970
  state?: NodeState | undefined // what a frame says became of it
}

export type Part = PageNode & MenuItem
/** Where something is written: the document and the JSON pointer in it. */
export type Home = { document: DocumentName; pointer: string }
/** A step of a variation that concerns a part. */
export type Step = { overlay: Overlay; index: number; step: ListStep; by: 'put' | 'moved' | 'changed' | 'removed' }

/** Nodes of a page or items of a menu, whatever the value is. */
export function partsOfDocument(value: unknown, kind: 'page' | 'menu'): Placed<Part>[] {
  if (!isObject(value)) return []
  return (kind === 'page' ? nodesOf(value as unknown as Page) : itemsOf(value as unknown as Menu)) as Placed<Part>[] // both forms have what is read here
}

/** The document as one world makes it. Kept for each set of variations that hold, as a search looks at many worlds. */
export class Scene {
  readonly input: WhyInput
  readonly kind: 'page' | 'menu'
  readonly overlays: readonly Overlay[] // of this document, in the order in which they are applied
  private readonly kept = new Map<string, Placed<Part>[]>()
  private readonly inRaw: Placed<Part>[]

  constructor(input: WhyInput) {
    this.input = input
    this.kind = input.name.startsWith('menu/') ? 'menu' : 'page'
    this.overlays = input.overlays
      .filter(({ target, steps }) => target === input.name && Array.isArray(steps))
      .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
    this.inRaw = partsOfDocument(input.raw, this.kind)
  }

  /** Parts as they stand in this world, variations applied. */
  partsIn(world: EvaluationContext): Placed<Part>[] {
    const { document } = this.input
    if (!document) return []
    const holding = this.overlays.filter(({ when }) => isTrue(when, world))
    const key = holding.map(({ id }) => id).join()
    let parts = this.kept.get(key)
    if (!parts)
      this.kept.set(
        key,
        (parts = partsOfDocument(
          applyOverlays(
            document,
            holding.map(({ when: _when, ...rest }) => rest),
            world,
          ).document,
          this.kind,
        )),
      )
    return parts
  }

  find(world: EvaluationContext, id = this.input.id): Placed<Part> | undefined {
    return placed(this.partsIn(world), id)
  }

  /** The part as the document has it before variations, mended and as authored. */
  own(id = this.input.id): { mended: Placed<Part> | undefined; raw: Placed<Part> | undefined } {
    return { mended: placed(partsOfDocument(this.input.document, this.kind), id), raw: placed(this.inRaw, id) }
  }

  /** Steps of all variations that put, move, change or remove a part, or remove what it stands in. */
  steps(id = this.input.id): Step[] {
    const above = (this.own(id).mended ?? this.own(id).raw)?.above.map(({ part }) => part.id) ?? []
    return this.overlays.flatMap((overlay) =>
      overlay.steps.flatMap((step, index): Step[] => {
        const by = stepDoes(step, id, above, this.kind)
        return by ? [{ overlay, index, step, by }] : []
      }),
    )
  }

  /** Where the rule of a part is written: the last place that says what holds now. */
  homeOfRule(id: string, when: Predicate | undefined): Home | undefined {
    return this.homesOf(id).findLast(({ when: written }) => dequal(written, when))?.home
  }

  /** Every place that writes a part, each with the rule it gives. */
  homesOf(id: string): { home: Home; part: unknown; when: unknown }[] {
    const { raw } = this.own(id)
    const homes: { home: Home; part: unknown; when: unknown }[] = raw
      ? [{ home: { document: this.input.name, pointer: raw.pointer }, part: raw.part, when: raw.part.when }]
      : []
    for (const overlay of this.overlays) {
      overlay.steps.forEach((step, index) => {
        for (const { part, pointer } of partsInStep(step, this.kind)) {
          if (part.id === id)
            homes.push({ home: { document: `overlay/${overlay.id}`, pointer: `/steps/${index}${pointer}` }, part, when: part.when })
        }
      })
    }
    return homes
  }
}

function stepDoes(step: ListStep, id: string, above: readonly string[], kind: 'page' | 'menu'): Step['by'] | undefined {
  if (!isObject(step)) return undefined
  if (step.op === 'remove') return step.key === id || above.includes(step.key) ? 'removed' : undefined
  if (step.op === 'move' && step.key === id) return 'moved'
  if (step.op === 'set' && step.key === id) return 'changed'
  return partsInStep(step, kind).some(({ part }) => part.id === id) ? 'put' : undefined
}

/** Parts that a step writes: the item it makes or changes, and all that stands in it. Pointers are inside the step. */
function partsInStep(step: ListStep, kind: 'page' | 'menu'): Placed<Part>[] {
  if (!isObject(step) || (step.op !== 'ensure' && step.op !== 'set')) return []
  const item: unknown = step.op === 'ensure' ? (step.item ?? {}) : step
  if (!isObject(item)) return []
  const [list, root] = kind === 'page' ? ['nodes', '/nodes/0'] : ['items', '/items/0']
  return partsOfDocument({ [list]: [{ ...item, id: step.key }] }, kind).map((one) => ({
    ...one,
    pointer: (step.op === 'ensure' ? '/item' : '') + one.pointer.slice(root.length),
  }))
}
