import { createElement } from 'react'
import type { ReactElement } from 'react'

import type { PageNode } from '../../schemas/documents.ts'
import type { Intent, Send } from '../../schemas/intents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { readArguments } from '../layout/plan.ts'
import type { PlannedInput, PlannedNode } from '../layout/plan.ts'
import type { SourceState } from '../model/source.ts'
import type { Cell } from './cells.ts'
import { NodeFrame } from './frame.tsx'
import type { NodeList } from './list.ts'
import type { PageRuntime } from './page.ts'

export type Absence = Exclude<SourceState<unknown>, { status: 'ready' }>

/** What a node's frame draws: the view with its inputs, or the reason why not. */
export type Content = { kind: 'view'; inputs: Record<string, unknown>; absences: Record<string, Absence> | null; busy: boolean } | { kind: 'absence'; absence: Absence; input: PlannedInput }

const nothing: Record<string, unknown> = Object.freeze({})
const noCells: readonly never[] = []

/**
 * One node of a drawn page. It lives as long as its id stays in the document; its element is made once, so that a list that moves
 * costs React a comparison of identities. Its frame listens here, and nowhere else.
 */
export class NodeHandle {
  planned: PlannedNode
  list: NodeList
  readonly page: PageRuntime
  readonly element: ReactElement
  /** Lists of its slots, made when they are first drawn. */
  slots: Record<string, NodeList> | null = null
  /** Rises whenever the frame has to draw anew. */
  version = 0
  private cells: readonly (Cell | undefined)[] | null = null
  private stale: unknown[] | null = null
  private frame: (() => void) | null = null
  private sender: Send | null = null
  private props: JsonObject | null = null
  private content: Content | null = null

  constructor(page: PageRuntime, list: NodeList, planned: PlannedNode) {
    this.page = page
    this.list = list
    this.planned = planned
    this.element = createElement(NodeFrame, { key: planned.node.id, handle: this })
  }

  get id(): string {
    return this.planned.node.id
  }

  /** The document changed this node. */
  replace(node: PageNode) {
    const before = this.planned
    this.planned = this.page.planner.plan(node)
    this.props = null
    if (before.node.inputs !== node.inputs || before.node.widget !== node.widget) this.rebind()
    if (this.slots && before.node.slots !== node.slots) {
      for (const [name, list] of Object.entries(this.slots)) list.setNodes(node.slots?.[name] ?? [])
    }
    this.changed()
  }

  /** Props as the view gets them: words in the player's language, references resolved. Kept until the node or the language changes. */
  viewProps(): JsonObject {
    return (this.props ??= this.page.engine.readProps(this.planned, this.page.id))
  }

  send(): Send {
    return (this.sender ??= (intent: Intent) => {
      if (intent.kind === 'retry') this.retry(intent.input)
      else this.page.engine.world.send(intent, { page: this.page.id, node: this.id })
    })
  }

  slot(name: string): NodeList | null {
    const nodes = this.planned.node.slots
    if (!nodes || !Object.hasOwn(nodes, name)) return null
    const slots = (this.slots ??= {})
    return (slots[name] ??= this.page.makeList(nodes[name] ?? []))
  }

  /** What to draw now. The same object until something changed. */
  read(): Content {
    return (this.content ??= this.decide())
  }

  private decide(): Content {
    const { inputs } = this.planned
    if (inputs.length === 0) return { kind: 'view', inputs: nothing, absences: null, busy: false }
    const cells = (this.cells ??= this.bind())
    const values: Record<string, unknown> = {}
    let absences: Record<string, Absence> | null = null
    let busy = false
    for (const [index, input] of inputs.entries()) {
      const state: SourceState<unknown> = cells[index]?.state ?? { status: 'absent' }
      if (state.status === 'ready') {
        values[input.name] = state.value
        if (state.refreshing) busy = true
        if (this.stale) this.stale[index] = undefined
        continue
      }
      const kept = state.status === 'loading' ? this.stale?.[index] : undefined
      if (kept !== undefined) {
        values[input.name] = kept // the old value stays while its narrowed successor loads
        busy = true
      } else if (input.need === 'inside') (absences ??= {})[input.name] = state
      else if (input.need === 'required') return { kind: 'absence', absence: state, input }
    }
    return { kind: 'view', inputs: values, absences, busy }
  }

  private bind(): readonly (Cell | undefined)[] {
    if (this.planned.inputs.length === 0) return noCells
    const { engine, id } = this.page
    const narrowed = engine.narrowed(id, this.id)
    return this.planned.inputs.map((input) => {
      if (!input.source) return undefined
      const cell = engine.cells.cell(input.source, readArguments(input.args, narrowed?.[input.name], engine.known))
      if (this.frame) {
        cell.listeners.add(this.inputChanged)
        engine.want(cell, this.list.urgent(this))
      }
      return cell
    })
  }

  private release() {
    if (this.cells) for (const cell of this.cells) cell?.listeners.delete(this.inputChanged)
    this.cells = null
  }

  /** Something that the arguments read has changed: ask anew, and keep what is shown until the answer is there. */
  rebind() {
    if (!this.cells) return
    const kept = this.cells.map((cell, index) => (cell?.state.status === 'ready' ? cell.state.value : this.stale?.[index]))
    this.release()
    this.stale = kept
    if (this.frame) this.cells = this.bind()
    this.changed()
  }

  retry(input: string) {
    const index = this.planned.inputs.findIndex(({ name }) => name === input)
    const cell = this.cells?.[index]
    if (cell) this.page.engine.cells.retry(cell)
  }

  /** The language changed: words are read again. */
  retranslate() {
    this.props = null
    this.changed()
  }

  /** Its frame is on the page: listens to its inputs and asks for them. `frame` is called whenever it has to draw anew. */
  attach(frame: () => void) {
    const { engine } = this.page
    const drawn = this.content
    const urgent = this.list.urgent(this)
    for (const cell of (this.cells ??= this.bind())) {
      if (!cell) continue
      cell.listeners.add(this.inputChanged)
      engine.want(cell, urgent)
    }
    this.frame = frame
    engine.attached.add(this)
    this.content = null
    if (drawn && !sameContent(drawn, this.read())) frame() // a reply came between drawing and mounting
  }

  detach() {
    this.frame = null
    this.release()
    this.content = null
    this.page.engine.attached.delete(this)
  }

  readonly inputChanged = () => {
    this.changed()
  }

  changed() {
    this.content = null
    this.version++
    this.frame?.()
  }

  /** Facts known to this node's page, for predicates in its `when`. */
  isShown(): boolean {
    const { when } = this.planned.node
    return this.planned.widget !== undefined && (when === undefined || this.page.engine.decide(when) === true)
  }

  prop(name: string): Json | undefined {
    return this.viewProps()[name]
  }
}

function sameContent(a: Content, b: Content): boolean {
  if (a.kind === 'absence' || b.kind === 'absence') return a.kind === 'absence' && b.kind === 'absence' && a.absence === b.absence
  if (a.busy !== b.busy) return false
  for (const name of Object.keys(b.inputs)) if (a.inputs[name] !== b.inputs[name]) return false
  return Object.keys(a.absences ?? nothing).length === Object.keys(b.absences ?? nothing).length
}
