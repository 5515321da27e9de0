import { isObject } from '../../schemas/json.ts'
import { dequal } from 'dequal/lite'

import type { DocumentName, Flags, Menu, MenuItem, Overlay, Page, PageNode } from '../../schemas/documents.ts'
import type { Facts } from '../../schemas/facts.ts'
import type { Json } from '../../schemas/json.ts'
import type { OverlayStep } from '../../schemas/list-program.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { NodeState } from '../../schemas/preview.ts'
import type { SourceContracts } from '../../runtime/contract/source.ts'
import type { FlagValues, EvaluationContext } from '../../rules/predicate.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import { itemsOf, nodesOf, placed } from '../usage/places.ts'
import type { Placed } from '../usage/places.ts'
import { isTrue } from './contexts.ts'

/** Everything that decides whether a node of a page, or an item of a menu, is shown. */
export type VisibilityInput = {
  document: Page | Menu | undefined // sanitized, before overlays; undefined when it cannot be used
  raw: Json // as authored: JSON pointers lead into it
  name: DocumentName
  overlays: readonly Overlay[] // all of the brand; those of other documents are ignored
  id: string // of the node or item
  registry: Registry
  sources: SourceContracts
  flagsDocument?: Flags | undefined
  facts: Facts
  flags: FlagValues
  now?: number | undefined // ms since 1970
  state?: NodeState | undefined // what a preview frame reports about it
}

export type Part = PageNode & MenuItem
/** The document and the JSON pointer where something is written. */
export type WritingPlace = { document: DocumentName; pointer: string }
/** A step of an overlay that affects a part. */
export type Step = { overlay: Overlay; index: number; step: OverlayStep; by: 'put' | 'moved' | 'changed' | 'removed' }

/** The nodes of a page or items of a menu; none for any other value. */
export function partsOfDocument(value: unknown, kind: 'page' | 'menu'): Placed<Part>[] {
  if (!isObject(value)) return []
  const parts = kind === 'page' ? nodesOf(value as unknown as Page) : itemsOf(value as unknown as Menu)
  return parts as Placed<Part>[] // both kinds have the properties that are read here
}

/** One document with its overlays applied for any context. Each set of active overlays is applied once: a search tries many contexts. */
export class DocumentVariants {
  readonly input: VisibilityInput
  readonly kind: 'page' | 'menu'
  readonly overlays: readonly Overlay[] // of this document, in the order of their application
  private readonly cache = new Map<string, Placed<Part>[]>()
  private readonly inRaw: Placed<Part>[]

  constructor(input: VisibilityInput) {
    this.input = input
    this.kind = input.name.startsWith('menu/') ? 'menu' : 'page'
    this.overlays = input.overlays
      .filter(({ target, steps }) => target === input.name && Array.isArray(steps))
      .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
    this.inRaw = partsOfDocument(input.raw, this.kind)
  }

  /** The parts in this context, overlays applied. */
  partsIn(context: EvaluationContext): Placed<Part>[] {
    const { document } = this.input
    if (!document) return []
    const holding = this.overlays.filter(({ when }) => isTrue(when, context))
    const key = holding.map(({ id }) => id).join()
    let parts = this.cache.get(key)
    if (!parts)
      this.cache.set(
        key,
        (parts = partsOfDocument(
          applyOverlays(
            document,
            holding.map(({ when: _when, ...rest }) => rest),
            context,
          ).document,
          this.kind,
        )),
      )
    return parts
  }

  find(context: EvaluationContext, id = this.input.id): Placed<Part> | undefined {
    return placed(this.partsIn(context), id)
  }

  /** The part before overlays: from the sanitized document and from the authored one. */
  own(id = this.input.id): { sanitized: Placed<Part> | undefined; raw: Placed<Part> | undefined } {
    return { sanitized: placed(partsOfDocument(this.input.document, this.kind), id), raw: placed(this.inRaw, id) }
  }

  /** The overlay steps that put, move, change or remove a part, or remove its holder. */
  steps(id = this.input.id): Step[] {
    const above = (this.own(id).sanitized ?? this.own(id).raw)?.above.map(({ part }) => part.id) ?? []
    return this.overlays.flatMap((overlay) =>
      overlay.steps.flatMap((step, index): Step[] => {
        const by = stepDoes(step, id, above, this.kind)
        return by ? [{ overlay, index, step, by }] : []
      }),
    )
  }

  /** Where the rule of a part is written: the last place that gives the rule in effect. */
  placeOfRule(id: string, when: Predicate | undefined): WritingPlace | undefined {
    return this.writingPlacesOf(id).findLast(({ when: written }) => dequal(written, when))?.place
  }

  /** Every place that writes a part, each with its rule. */
  writingPlacesOf(id: string): { place: WritingPlace; part: unknown; when: unknown }[] {
    const { raw } = this.own(id)
    const places: { place: WritingPlace; part: unknown; when: unknown }[] = raw
      ? [{ place: { document: this.input.name, pointer: raw.pointer }, part: raw.part, when: raw.part.when }]
      : []
    for (const overlay of this.overlays) {
      overlay.steps.forEach((step, index) => {
        for (const { part, pointer } of partsInStep(step, this.kind)) {
          if (part.id === id)
            places.push({ place: { document: `overlay/${overlay.id}`, pointer: `/steps/${index}${pointer}` }, part, when: part.when })
        }
      })
    }
    return places
  }
}

function stepDoes(step: OverlayStep, id: string, above: readonly string[], kind: 'page' | 'menu'): Step['by'] | undefined {
  if (!isObject(step)) return undefined
  if (step.op === 'remove') return step.key === id || above.includes(step.key) ? 'removed' : undefined
  if (step.op === 'move' && step.key === id) return 'moved'
  if (step.op === 'set' && step.key === id) return 'changed'
  return partsInStep(step, kind).some(({ part }) => part.id === id) ? 'put' : undefined
}

/** The parts that a step writes: the item it makes or changes, with everything in it. Pointers are relative to the step. */
function partsInStep(step: OverlayStep, kind: 'page' | 'menu'): Placed<Part>[] {
  if (!isObject(step) || (step.op !== 'ensure' && step.op !== 'set')) return []
  const item: unknown = step.op === 'ensure' ? (step.item ?? {}) : step
  if (!isObject(item)) return []
  const [list, root] = kind === 'page' ? ['nodes', '/nodes/0'] : ['items', '/items/0']
  return partsOfDocument({ [list]: [{ ...item, id: step.key }] }, kind).map((one) => ({
    ...one,
    pointer: (step.op === 'ensure' ? '/item' : '') + one.pointer.slice(root.length),
  }))
}
