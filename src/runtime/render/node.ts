import { startTransition } from 'react'
import type { ReactElement } from 'react'
import { jsx } from 'react/jsx-runtime'

import type { PageNode } from '../../schemas/documents.ts'
import type { Intent, Send } from '../../schemas/intents.ts'
import type { JsonObject } from '../../schemas/json.ts'
import { readArguments } from './plan.ts'
import type { PlannedInput, PlannedNode } from './plan.ts'
import type { SourceState } from '../contract/source.ts'
import type { Cell, CellReader } from './cells.ts'
import { NodeFrame } from './frame.tsx'
import type { NodeList } from './list.ts'
import type { PageRuntime, Reading } from './page.ts'

export type Absence = Exclude<SourceState<unknown>, { status: 'ready' }>

/** What a node's frame draws: the view with its inputs, or the reason why not. */
export type Content =
  | { kind: 'view'; inputs: Record<string, unknown>; absences: Record<string, Absence> | null; busy: boolean }
  | { kind: 'absence'; absence: Absence; input: PlannedInput }

const withoutInputs: Content = { kind: 'view', inputs: Object.freeze({}), absences: null, busy: false }
const noCells: readonly never[] = []

/**
 * One node of a drawn page. It lives as long as its id stays in the document; its element is made once, so that a list that moves
 * costs React a comparison of identities. Its frame listens here, and nowhere else.
 */
export class NodeHandle implements CellReader {
  planned: PlannedNode
  list: NodeList
  readonly page: PageRuntime
  readonly element: ReactElement
  readonly labelId: string
  /** Whether its `when` is true; decided anew when a fact that it reads has changed. */
  shown: boolean
  /** Its place among the nodes of its list that are shown. */
  place = 0
  /** Which reading of its list's document met it last; tells the ones that have gone. */
  pass = 0
  /** Lists of its slots, made when they are first drawn. */
  slots: Record<string, NodeList> | null = null
  cells: readonly (Cell | undefined)[] | null = null
  private stale: unknown[] | null = null
  private frame: NodeFrame | null = null
  private sender: Send | null = null
  private reading: Reading | null = null
  private props: JsonObject | null = null
  private drawnAt = 0

  constructor(page: PageRuntime, list: NodeList, planned: PlannedNode) {
    const { id } = planned.node
    this.page = page
    this.list = list
    this.planned = planned
    this.element = jsx(NodeFrame, { handle: this }, id)
    this.labelId = `${page.id}-${id}-label`
    this.shown = this.decideShown()
  }

  get id(): string {
    return this.planned.node.id
  }

  /** The document changed this node. */
  replace(planned: PlannedNode) {
    const before = this.planned
    const { node } = planned
    this.planned = planned
    this.reading = null
    if (before.widget !== planned.widget) this.rebind(false)
    else if (before.node.inputs !== node.inputs) this.rebind(true)
    if (this.slots && before.node.slots !== node.slots) {
      for (const [name, list] of Object.entries(this.slots)) list.setNodes(node.slots?.[name] ?? [])
    }
    if (before.widget !== planned.widget || !sameButSlots(before.node, node)) this.changed()
  }

  /** Decides its `when` with what is known now; an unknown widget is never shown. */
  decideShown(): boolean {
    const { node, widget } = this.planned
    return widget !== undefined && (node.when === undefined || this.page.engine.decide(node.when) === true)
  }

  /** Props as the view gets them: words in the player's language, references resolved. Kept until the node or the words change. */
  viewProps(reading: Reading): JsonObject {
    if (this.reading !== reading || this.props === null) {
      this.props = reading.props(this.planned.node.props)
      this.reading = reading
    }
    return this.props
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

  /** What to draw now. */
  read(): Content {
    const { inputs } = this.planned
    if (inputs.length === 0) return withoutInputs
    const { cells: knowledge } = this.page.engine
    const cells = (this.cells ??= this.bind())
    this.drawnAt = knowledge.moment
    const values: Record<string, unknown> = {}
    let absences: Record<string, Absence> | null = null
    let busy = false
    for (let index = 0; index < inputs.length; index++) {
      const input = inputs[index]!
      const state: SourceState<unknown> = cells[index]?.state ?? { status: 'absent' }
      if (state.status !== 'loading' && this.stale) this.stale[index] = undefined
      if (state.status === 'ready') {
        values[input.name] = state.value
        if (state.refreshing) busy = true
        continue
      }
      const kept = this.stale?.[index]
      if (kept !== undefined) {
        values[input.name] = kept // the old value stays while its narrowed successor loads
        busy = true
      } else if (input.need === 'inside') (absences ??= {})[input.name] = state
      else if (input.need === 'required') return { kind: 'absence', absence: state, input }
    }
    return { kind: 'view', inputs: values, absences, busy }
  }

  private bind(): readonly (Cell | undefined)[] {
    const { inputs } = this.planned
    if (inputs.length === 0) return noCells
    const { engine, id, known } = this.page
    const narrowed = engine.narrowed(id, this.id)
    return inputs.map((input) => input.source && engine.cells.cell(input.source, readArguments(input, narrowed?.[input.name], known)))
  }

  /** Listens to its cells and asks for them. True when one has changed since the node was drawn. */
  private listen(cells: readonly (Cell | undefined)[]): boolean {
    const { engine } = this.page
    let late = false
    for (const cell of cells) {
      if (!cell) continue
      engine.cells.listen(cell, this)
      if (cell.changed > this.drawnAt) late = true
      if (cell.source.wanted) engine.want(cell, this.list.urgent(this))
    }
    return late
  }

  private leave() {
    const { cells } = this.page.engine
    if (this.frame && this.cells) for (const cell of this.cells) if (cell) cells.leave(cell, this)
    this.cells = null
  }

  /** What the arguments read has changed: asks anew, and keeps what is shown until the answer is there, unless it is another widget's. */
  rebind(keep = true) {
    if (!this.cells) return
    this.stale = keep ? this.cells.map((cell, index) => (cell?.state.status === 'ready' ? cell.state.value : this.stale?.[index])) : null
    const before = this.cells
    const after = (this.cells = this.bind())
    if (!this.frame) this.drawnAt = -1 // drawn from the old ones, and not mounted yet
    else {
      this.listen(after)
      for (const cell of before) if (cell && !after.includes(cell)) this.page.engine.cells.leave(cell, this)
    }
    this.changed()
  }

  retry(input: string) {
    const cell = this.cells?.[this.planned.inputs.findIndex(({ name }) => name === input)]
    if (cell) this.page.engine.cells.retry(cell)
  }

  /** Its frame is on the page, and draws anew whenever this node calls it. */
  attach(frame: NodeFrame) {
    this.frame = frame
    if (this.listen((this.cells ??= this.bind()))) frame.forceUpdate() // a reply came between drawing and mounting
  }

  detach(frame: NodeFrame) {
    if (this.frame !== frame) return
    this.leave()
    this.frame = null
    this.stale = null
  }

  /** An answer came. Drawn as a transition: in slices, so that answers that come together never hold up a touch. */
  inputChanged() {
    startTransition(() => this.changed())
  }

  changed() {
    this.frame?.forceUpdate()
  }
}

/** Whether nodes differ at most in what stands in their slots, which draws itself. */
function sameButSlots(before: PageNode, after: PageNode): boolean {
  return (
    before.props === after.props &&
    before.inputs === after.inputs &&
    before.slots !== after.slots &&
    Object.keys({ ...before.slots, ...after.slots }).every((name) => before.slots?.[name] && after.slots?.[name])
  )
}
