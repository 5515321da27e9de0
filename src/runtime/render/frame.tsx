import { Component } from 'react'
import type { ComponentType, CSSProperties, ReactElement, ReactNode } from 'react'

import type { PageNode } from '../../schemas/documents.ts'
import type { Contract, DeviceHeights, LoadingSpec, ViewModule } from '../contract/widget.ts'
import { AbsenceView } from './absence.tsx'
import styles from './frame.module.css'
import { ListView } from './list-view.tsx'
import type { Absence, Content, NodeHandle } from './node.ts'
import type { Reading } from './page.ts'

type Props = { handle: NodeHandle }
type State = { crash: { node: PageNode | null } | null }

const sound: State = { crash: null }
const noStates = Object.freeze({})
const noSlots = Object.freeze({})
const broken: Absence = { status: 'failed', failure: { kind: 'contract', detail: '' } }
const offline: Absence = { status: 'failed', failure: { kind: 'offline' } }
const loading: Absence = { status: 'loading' }
const heights = new WeakMap<LoadingSpec, CSSProperties>()

/**
 * The frame of one node: its root element, and inside it the widget's view, or the state that stands in for it. It is the node's error
 * boundary as well: what a view throws costs that node alone, and a mended document (another node object) recovers without a reload.
 * One class component without hooks, closures or caches of its own, because a lobby has a thousand of them.
 */
export class NodeFrame extends Component<Props, State> {
  override state = sound

  static getDerivedStateFromError(): State {
    return { crash: { node: null } } // whichever node is drawn now; `componentDidCatch` notes which
  }

  override componentDidCatch(error: unknown) {
    this.setState({ crash: { node: this.props.handle.planned.node } })
    this.report(error)
  }

  override componentDidMount() {
    this.props.handle.attach(this)
  }

  override componentWillUnmount() {
    this.props.handle.detach(this)
  }

  override shouldComponentUpdate(_next: Props, state: State) {
    return state !== this.state // the handle is the same for life; it calls `forceUpdate`
  }

  override render(): ReactNode {
    const { handle } = this.props
    const { widget, node } = handle.planned
    if (!widget) return null
    const { contract } = widget
    const { crash } = this.state
    if (crash && (crash.node === null || crash.node === node)) return this.crashed(contract)
    try {
      return this.draw(contract)
    } catch (error) {
      // An error boundary does not catch what it throws itself: props that cannot be read, a root class that cannot be worked out.
      if (faults.get(handle) !== node) {
        faults.set(handle, node)
        this.report(error)
      }
      return this.crashed(contract)
    }
  }

  private report(error: unknown) {
    const { page, id } = this.props.handle
    page.engine.world.report({
      code: 'render/crashed',
      page: page.id,
      node: id,
      message: error instanceof Error ? error.message : String(error),
    })
  }

  private crashed(contract: Contract): ReactElement {
    const recover = () => this.setState(sound)
    return this.root(contract, null, undefined, <AbsenceView handle={this.props.handle} absence={broken} retry={recover} />, false, false)
  }

  private draw(contract: Contract): ReactNode {
    const { handle } = this.props
    const { page } = handle
    const reading = page.reading(contract)
    const loaded = page.engine.views.view(contract.type, handle.list.urgent(handle))
    if (loaded.status === 'loading')
      return this.root(contract, reading, undefined, <AwaitedView frame={this} handle={handle} type={contract.type} />, true, false)
    if (loaded.status === 'failed') {
      const retry = () => {
        page.engine.views.retry(contract.type)
        this.forceUpdate()
      }
      return this.root(contract, reading, undefined, <AbsenceView handle={handle} absence={offline} retry={retry} />, false, false)
    }
    const content = handle.read()
    if (content.kind === 'view')
      return this.root(
        contract,
        reading,
        loaded.view,
        this.view(contract, reading, loaded.view, content),
        content.busy,
        true,
        isAwaiting(content.absences),
      )
    const { absence, input } = content
    const { frame } = contract
    const silent =
      absence.status === 'absent' ||
      (absence.status === 'empty' && frame.empty !== 'notice') ||
      (absence.status === 'failed' && frame.failed === 'nothing')
    if (silent) return null
    const notice = <AbsenceView handle={handle} absence={absence} input={input} retry={() => handle.retry(input.name)} />
    return this.root(contract, reading, loaded.view, notice, absence.status === 'loading', false)
  }

  private view(contract: Contract, reading: Reading, module: ViewModule, content: Extract<Content, { kind: 'view' }>): ReactElement {
    const { handle } = this.props
    handle.page.engine.world.drawn?.(handle.page.id, handle.id)
    const View = module.View as ComponentType<Record<string, unknown>> // a view knows its own props, which the checker has compared with its contract
    return (
      <View
        props={handle.viewProps(reading)}
        inputs={content.inputs}
        states={content.absences ? this.states(content.absences) : noStates}
        busy={content.busy}
        slots={this.slots(contract)}
        send={handle.send()}
        t={reading.t}
        labelId={handle.labelId}
      />
    )
  }

  private states(absences: Record<string, Absence>): Record<string, ReactNode> {
    const { handle } = this.props
    const states: Record<string, ReactNode> = {}
    for (const [name, absence] of Object.entries(absences)) {
      const input = handle.planned.inputs.find((planned) => planned.name === name)
      states[name] = <AbsenceView key={name} handle={handle} absence={absence} input={input} retry={() => handle.retry(name)} />
    }
    return states
  }

  private slots(contract: Contract): Record<string, ReactNode> {
    let slots: Record<string, ReactNode> | undefined
    for (const name in contract.slots) {
      const list = this.props.handle.slot(name)
      slots ??= {}
      slots[name] = list ? <ListView key={name} list={list} /> : null
    }
    return slots ?? noSlots
  }

  /** The node's element. `reading` is null where the node's words cannot be trusted, and it stays without a name. */
  private root(
    { frame }: Contract,
    reading: Reading | null,
    module: ViewModule | undefined,
    children: ReactNode,
    busy: boolean,
    drawn: boolean,
    reserve = !drawn,
  ): ReactElement {
    const { handle } = this.props
    const { label, loading } = frame
    const Root = frame.element
    let classes = reserve ? `${styles.frame} ${styles.absent}` : styles.frame
    const own =
      reading &&
      module &&
      (typeof module.rootClass === 'function' ? module.rootClass(handle.viewProps(reading) as never) : module.rootClass) // the view's own props, checked
    if (own) classes += ` ${own}`
    let name: unknown
    if (reading && label !== 'heading' && label !== 'none')
      name = 'prop' in label ? handle.viewProps(reading)[label.prop] : module && reading.t(label.word)
    return (
      <Root
        data-node={handle.id}
        className={classes}
        style={loading.height === undefined ? undefined : heightOf(loading, handle)}
        aria-busy={busy || undefined}
        aria-labelledby={drawn && label === 'heading' ? handle.labelId : undefined}
        aria-label={typeof name === 'string' && name !== '' ? name : undefined}
      >
        {children}
      </Root>
    )
  }
}

/** Faults that a frame met while drawing itself, by the node that was drawn: each is reported once. */
const faults = new WeakMap<NodeHandle, PageNode>()

/** What stands while the view's code is on its way. */
class AwaitedView extends Component<{ frame: NodeFrame; handle: NodeHandle; type: string }> {
  private stop: (() => void) | undefined

  override componentDidMount() {
    const { frame, handle, type } = this.props
    this.stop = handle.page.engine.views.wait(type, () => frame.forceUpdate())
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  override render() {
    return <AbsenceView handle={this.props.handle} absence={loading} />
  }
}

/** Whether a view is drawn around something that is still under way: its height is kept as well. */
function isAwaiting(absences: Record<string, Absence> | null): boolean {
  for (const name in absences) if (absences[name]?.status === 'loading') return true
  return false
}

function heightOf(loading: LoadingSpec, handle: NodeHandle): CSSProperties {
  const { height = 0 } = loading
  if (typeof height === 'function') return styleOf(height(handle.planned.node.props ?? noStates))
  let style = heights.get(loading)
  if (!style)
    heights.set(loading, (style = styleOf(typeof height === 'number' ? { phone: height, tablet: height, desktop: height } : height)))
  return style
}

function styleOf({ phone, tablet, desktop }: DeviceHeights): CSSProperties {
  return {
    '--frame-height-phone': `${phone}px`,
    '--frame-height-tablet': `${tablet}px`,
    '--frame-height-desktop': `${desktop}px`,
  } as CSSProperties // custom properties are not in React's type
}
