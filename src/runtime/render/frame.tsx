import { Component, Suspense } from 'react'
import { jsx } from 'react/jsx-runtime'
import type { ComponentType, ReactElement, ReactNode } from 'react'

import { errorMessage } from '../../schemas/error-message.ts'
import type { PageNode } from '../../schemas/documents.ts'
import type { Contract, FrameSpec, ViewModule } from '../contract/widget.ts'
import { NotLoaded, loadAnew } from '../platform/needed.ts'
import { addStyleRules } from '../platform/style-rules.ts'
import { CrashDetails } from './crash-details.tsx'
import styles from './frame.module.css'
import type { Content, Missing, NodeHandle, NodeList } from './nodes.ts'
import type { Reading } from './page-services.ts'
import { Placeholder } from './placeholder.tsx'
import { sizeClasses, sizeRule } from '../contract/sizes.ts'

type Props = { handle: NodeHandle }
type State = { crash: { node: PageNode | null; missing: typeof crashed | Missing } | null }

const sound: State = { crash: null }
const noStates = Object.freeze({})
const noSlots = Object.freeze({})
const crashed = { status: 'crashed' } as const
const slow: Missing = { status: 'failed', failure: { kind: 'slow' } }
const loading: Missing = { status: 'loading' }
const fixedSizes = new WeakMap<FrameSpec, string>()

/**
 * The frame of one node: its root element, and inside it the widget's view or a placeholder. It is the node's error boundary as well:
 * what a view throws costs that node alone, and a corrected document (another node object) recovers without a reload. It is a class
 * component without hooks, closures or caches of its own, because a lobby has a thousand of them (decisions 24 and 26).
 */
export class NodeFrame extends Component<Props, State> {
  override state = sound

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { node: null, missing: missingAfter(error) } } // whichever node renders now; `componentDidCatch` notes which
  }

  override componentDidCatch(error: unknown) {
    this.setState({ crash: { node: this.props.handle.planned.node, missing: missingAfter(error) } })
    this.report(error)
  }

  override componentDidMount() {
    this.props.handle.attach(this)
  }

  override componentWillUnmount() {
    this.props.handle.detach(this)
  }

  override shouldComponentUpdate(_next: Props, state: State) {
    return state !== this.state // the handle never changes; it calls `forceUpdate`
  }

  override render(): ReactNode {
    const { handle } = this.props
    const { widget, node } = handle.planned
    if (!widget) return null
    const { contract } = widget
    const { crash } = this.state
    if (crash && (crash.node === null || crash.node === node)) return this.crashed(contract, crash.missing)
    try {
      return this.content(contract)
    } catch (error) {
      // An error boundary does not catch its own errors: props that cannot be read, a root class that throws.
      if (faults.get(handle) !== node) {
        faults.set(handle, node)
        this.report(error)
      }
      return this.crashed(contract, crashed)
    }
  }

  private report(error: unknown) {
    if (import.meta.hot) errors.set(this.props.handle, error)
    const { page, id } = this.props.handle
    page.services.context.report({
      code: 'render/crashed',
      page: page.id,
      node: id,
      message: errorMessage(error),
    })
  }

  private crashed(contract: Contract, missing: typeof crashed | Missing): ReactElement {
    const recover = () => (missing === crashed ? this.setState(sound) : void loadAnew())
    const notice = <Placeholder handle={this.props.handle} missing={missing} retry={recover} />
    // Developers see what happened; a build has no `hot`, and with it no details
    const content = import.meta.hot ? <CrashDetails notice={notice} widget={contract.type} error={errors.get(this.props.handle)} /> : notice
    return this.root(contract, null, undefined, content, false, false)
  }

  private content(contract: Contract): ReactElement | null {
    const { handle } = this.props
    const { page } = handle
    const reading = page.reading(contract)
    const loaded = page.services.views.view(contract.type, handle.list.isUrgent(handle))
    const retry = () => {
      page.services.views.retry(contract.type)
      handle.retryFailed()
      this.forceUpdate()
    }
    if (loaded.status === 'loading' || loaded.status === 'slow') {
      const missing = loaded.status === 'slow' ? slow : loading
      const waiting = <LoadingView frame={this} handle={handle} type={contract.type} missing={missing} retry={retry} />
      return this.root(contract, reading, undefined, waiting, true, false)
    }
    if (loaded.status === 'failed') {
      return this.root(contract, reading, undefined, <Placeholder handle={handle} missing={loaded} retry={retry} />, false, false)
    }
    const content = handle.read()
    if (content.kind === 'view') {
      const waits = isLoading(content.missing)
      const view = this.view(contract, reading, loaded.view, content)
      return this.root(contract, reading, loaded.view, view, waits || content.busy, true, waits)
    }
    const { missing, input } = content
    const { frame } = contract
    const silent =
      missing.status === 'absent' ||
      (missing.status === 'empty' && frame.empty !== 'notice') ||
      (missing.status === 'failed' && frame.failed === 'nothing')
    if (silent) return null
    const placeholder = <Placeholder handle={handle} missing={missing} input={input} retry={() => handle.retry(input.name)} />
    // What needs a login does not come to the page that stands here: its notice keeps no room for it
    const isCollapsed = missing.status === 'needs-login'
    return this.root(contract, reading, loaded.view, placeholder, missing.status === 'loading', false, !isCollapsed)
  }

  private view(contract: Contract, reading: Reading, module: ViewModule, content: Extract<Content, { kind: 'view' }>): ReactElement {
    const { handle } = this.props
    handle.page.services.context.rendered?.(handle.page.id, handle.id)
    const View = module.View as ComponentType<Record<string, unknown>> // the checker has compared the view's props with its contract
    return (
      <View
        props={handle.viewProps(reading)}
        inputs={content.inputs}
        states={content.missing ? this.states(content.missing) : noStates}
        missing={content.missing ? statusesOf(content.missing) : undefined}
        busy={content.busy}
        slots={this.slots(contract)}
        send={handle.send()}
        t={reading.t}
        labelId={handle.labelId}
      />
    )
  }

  private states(missing: Record<string, Missing>): Record<string, ReactElement> {
    const { handle } = this.props
    const states: Record<string, ReactElement> = {}
    for (const [name, why] of Object.entries(missing)) {
      const input = handle.planned.inputs.find((planned) => planned.name === name)
      states[name] = <Placeholder key={name} handle={handle} missing={why} input={input} retry={() => handle.retry(name)} />
    }
    return states
  }

  private slots(contract: Contract): Record<string, ReactElement | null> {
    let slots: Record<string, ReactElement | null> | undefined
    for (const name in contract.slots) {
      const list = this.props.handle.slot(name)
      slots ??= {}
      slots[name] = list ? <ListView key={name} list={list} /> : null
    }
    return slots ?? noSlots
  }

  /** The node's element. `reading` is null after a crash: the words cannot be trusted then, and the element has no name. */
  private root(
    { frame }: Contract,
    reading: Reading | null,
    module: ViewModule | undefined,
    children: ReactNode,
    busy: boolean,
    hasView: boolean,
    reservesHeight = !hasView,
  ): ReactElement {
    const { handle } = this.props
    const { label } = frame
    const Root = frame.element
    let classes = styles.frame + sizesOf(frame, handle)
    if (reservesHeight) classes += ` ${styles.reserved}`
    const own =
      reading &&
      module &&
      // the view's own props, checked
      (typeof module.rootClass === 'function' ? module.rootClass(handle.viewProps(reading) as never) : module.rootClass)
    if (own) classes += ` ${own}`
    let name: unknown
    if (reading && label !== 'heading' && label !== 'none')
      name =
        'prop' in label ? (module ? handle.viewProps(reading)[label.prop] : handle.textBefore(label.prop)) : module && reading.t(label.word)
    return (
      <Root
        data-node={handle.id}
        className={classes}
        aria-busy={busy || undefined}
        aria-labelledby={hasView && label === 'heading' ? handle.labelId : undefined}
        aria-label={typeof name === 'string' && name !== '' ? name : undefined}
      >
        {children}
      </Root>
    )
  }
}

/** React keeps that a part of a view (`lazy`) did not come: drawing the view again does not load it. */
function missingAfter(error: unknown): typeof crashed | Missing {
  return error instanceof NotLoaded ? { status: 'failed', failure: error.failure } : crashed
}

function statusesOf(missing: Record<string, Missing>): Record<string, Missing['status']> {
  return Object.fromEntries(Object.entries(missing).map(([name, { status }]) => [name, status]))
}

type ListProps = { list: NodeList }

/**
 * Renders a list of nodes, and again only when its members or their order change. A class, as the frames are: what one change brings to
 * the list and to its nodes is then one commit, and the first paint waits for no hook's effect.
 */
export class ListView extends Component<ListProps> {
  private rendered: readonly NodeHandle[] | null = null
  private stop: (() => void) | null = null

  private subscribe() {
    const { list } = this.props
    this.stop?.()
    this.stop = list.subscribe(() => this.forceUpdate())
    if (list.visible() !== this.rendered) this.forceUpdate() // it changed between rendering and mounting
  }

  override componentDidMount() {
    this.subscribe()
  }

  override componentDidUpdate(before: ListProps) {
    if (before.list !== this.props.list) this.subscribe()
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  override shouldComponentUpdate(next: ListProps) {
    return next.list !== this.props.list
  }

  override render(): ReactNode {
    this.rendered = this.props.list.visible()
    const { handles, page } = this.props.list
    const { hiddenPlace } = page.services.context
    if (hiddenPlace) return handles.map((handle) => (handle.shown ? elementOf(handle) : hiddenPlace(handle)))
    return this.rendered.map(elementOf)
  }
}

function elementOf(handle: NodeHandle): ReactElement {
  return (handle.element ??=
    handle.page.services.isHydrating && handle.list.isTop ? drawnElementOf(handle) : jsx(NodeFrame, { handle }, handle.id))
}

/** A node of a drawn page: React takes it over by itself, when the nodes before it are done or as soon as it is touched. */
function drawnElementOf(handle: NodeHandle): ReactElement {
  handle.page.services.context.hydration?.begins(handle)
  return (
    <Suspense key={handle.id} fallback={null}>
      <DrawnNode handle={handle} />
    </Suspense>
  )
}

class DrawnNode extends Component<Props> {
  override componentDidMount() {
    this.ends()
  }

  override componentWillUnmount() {
    this.ends()
  }

  private ends() {
    const { handle } = this.props
    handle.page.services.context.hydration?.ends(handle)
  }

  override render() {
    return jsx(NodeFrame, { handle: this.props.handle })
  }
}

/** What a view has thrown last; for developers. */
const errors = new WeakMap<NodeHandle, unknown>()

/** Faults of a frame while rendering itself, by the node that rendered: each is reported once. */
const faults = new WeakMap<NodeHandle, PageNode>()

/** The placeholder while the view's code loads; after 10 s a notice, which also replaces what the widget would not say itself. */
class LoadingView extends Component<{ frame: NodeFrame; handle: NodeHandle; type: string; missing: Missing; retry: () => void }> {
  private stop: (() => void) | undefined

  override componentDidMount() {
    const { frame, handle, type } = this.props
    this.stop = handle.page.services.views.wait(type, () => frame.forceUpdate())
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  override render() {
    const { handle, missing, retry } = this.props
    return <Placeholder handle={handle} missing={missing} retry={retry} />
  }
}

/** Whether a view renders around an input that is still loading: its height is reserved as well. */
function isLoading(missing: Record<string, Missing> | null): boolean {
  for (const name in missing) if (missing[name]?.status === 'loading') return true
  return false
}

/** The classes of a node's sizes, each with a space before it. Most widgets' sizes are the same for every node. */
function sizesOf(frame: FrameSpec, handle: NodeHandle): string {
  const known = fixedSizes.get(frame)
  if (known !== undefined) return known
  const sizes = sizeClasses(frame, handle.planned.node.props)
  addStyleRules(sizes.map(sizeRule))
  const classes = sizes.map((size) => ` ${size}`).join('')
  if (!frame.sizes && typeof frame.loading.height !== 'function') fixedSizes.set(frame, classes)
  return classes
}
