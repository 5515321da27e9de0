import type { Argument, PageNode } from '../../schemas/documents.ts'
import type { FactName } from '../../schemas/facts.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { SourceReader, SourceReaders } from '../contract/source.ts'
import { factsOf } from '../../rules/predicate.ts'
import { needOf } from '../contract/widget.ts'
import type { Contract, InputSpec, Widget } from '../contract/widget.ts'
import type { Registry } from '../contract/registry.ts'

/** A fact or a flag that something depends on: `role`, `flag:VIP3`. */
export type FactKey = FactName | `flag:${string}`

export type PlannedInput = {
  name: string
  need: NonNullable<InputSpec['need']>
  source: SourceReader | undefined // undefined: the document binds no source, or an unknown one
  args: Readonly<Record<string, Argument>>
  facts: readonly FactKey[] // facts its arguments read
  query: boolean // whether its arguments read the address
  brand: boolean // whether they read the brand document
  fixed: boolean // whether they are all literals, and never change by themselves
}

/** A node with everything that can be known about it without facts and data, computed once. */
export type PlannedNode = {
  node: PageNode
  widget: Widget | undefined // undefined: unknown, the node does not render
  facts: readonly FactKey[] // facts its `when` reads
  inputs: readonly PlannedInput[]
}

export type Planner = {
  plan: (node: PageNode) => PlannedNode
}

const none: readonly never[] = []
const noArgs: Readonly<Record<string, Argument>> = {}

/** What arguments may read. */
export type Known = {
  fact: (name: string) => Json | undefined
  query: (name: string) => string | null
  brand: (path: string) => Json | undefined
}

/** Plans nodes against one registry and one set of sources. A node's plan is kept while the node is the same object. */
export function createPlanner(registry: Registry, sources: SourceReaders): Planner {
  const inputNames = new Map<Contract, string[]>()

  function namesOf(contract: Contract): string[] {
    let names = inputNames.get(contract)
    if (!names) inputNames.set(contract, (names = Object.keys(contract.inputs)))
    return names
  }

  function planInputs(contract: Contract, node: PageNode): readonly PlannedInput[] {
    const names = namesOf(contract)
    if (names.length === 0) return none
    return names.map((name) => {
      const binding = node.inputs && Object.hasOwn(node.inputs, name) ? node.inputs[name] : undefined
      const args = binding?.args ?? noArgs
      let facts: FactKey[] | undefined
      let query = false
      let brand = false
      for (const key in args) {
        const value = args[key]
        if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
        if ('fact' in value) (facts ??= []).push(value.fact as FactName) // the checker refuses other names; an unknown one is never known
        else if ('query' in value) query = true
        else brand = true
      }
      return {
        name,
        need: needOf(contract.inputs[name] ?? {}, node.props, binding !== undefined),
        source: binding && sources.get(binding.source),
        args,
        facts: facts ?? none,
        query,
        brand,
        fixed: !facts && !query && !brand,
      }
    })
  }

  return {
    plan(node) {
      const widget = registry.get(node.widget)
      return { node, widget, facts: node.when ? [...factsOf(node.when)] : none, inputs: widget ? planInputs(widget.contract, node) : none }
    },
  }
}

/** Reads arguments: literals as they are, `{query}` from the address, `{fact}` and `{brand}` from `known`; unknown ones are left out. */
export function readArguments(
  { args, fixed }: Pick<PlannedInput, 'args' | 'fixed'>,
  narrowed: JsonObject | undefined,
  known: Known,
): JsonObject {
  if (fixed) return narrowed ? { ...args, ...narrowed } : args
  const result: JsonObject = {}
  for (const [name, value] of Object.entries(args)) {
    let read: Json | undefined | null
    if (typeof value !== 'object' || value === null || Array.isArray(value)) read = value
    else if ('fact' in value) read = known.fact(value.fact)
    else if ('query' in value) read = known.query(value.query)
    else read = known.brand(value.brand)
    if (read !== undefined && read !== null) result[name] = read
  }
  return narrowed ? { ...result, ...narrowed } : result
}
