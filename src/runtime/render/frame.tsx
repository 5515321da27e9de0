import { Component, createElement } from 'react'
import type { CSSProperties, ReactElement, ReactNode } from 'react'

import type { PageNode } from '../../schemas/documents.ts'
import type { LoadingSpec, ViewModule } from '../widget/contract.ts'
import { AbsenceView } from './absence.tsx'
import styles from './frame.module.css'
import { ListView } from './list-view.tsx'
import type { Content, NodeHandle } from './node.ts'

type Props = { handle: NodeHandle }
type State = { crashed: PageNode | null; error: unknown }

const noStates = Object.freeze({})
const noSlots = Object.freeze({})
const heights = new WeakMap<LoadingSpec, CSSProperties>()

/**
 * The frame of one node: its root element, and inside it the widget's view, or the state that stands in for it. It is the node's error
 * boundary as well: what a view throws costs that node alone, and a mended document (another node object) recovers without a reload.
 * One class component and no hooks, because a lobby has a thousand of them.
 */
export class NodeFrame extends Component<Props, State> {
  override state: State = { crashed: null, error: undefined }
  private view: ReactElement | null = null
  private drawnFrom: { content: Content; props: object; module: ViewModule; language: string } | null = null

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, crashed: null } // whichever node is drawn now; `componentDidCatch` notes which
  }

  override componentDidCatch(error: unknown) {
    const { handle } = this.props
    this.setState({ crashed: handle.planned.node, error })
    handle.page.engine.world.report({ code: 'render/crashed', page: handle.page.id, node: handle.id, message: error instanceof Error ? error.message : String(error) })
  }

  override componentDidMount() {
    this.props.handle.attach(this.drawAgain)
  }

  override componentWillUnmount() {
    this.props.handle.detach()
  }

  override shouldComponentUpdate(_next: Props, state: State) {
    return state !== this.state // the handle is the same for life; it calls `drawAgain`
  }

  private readonly drawAgain = () => {
    this.forceUpdate()
  }

  private readonly recover = () => {
    this.drawnFrom = null
    this.setState({ crashed: null, error: undefined })
  }

  override render(): ReactNode {
    const { handle } = this.props
    const { widget, node } = handle.planned
    if (!widget) return null
    const { contract } = widget
    const { engine } = handle.page
    const crashed = this.state.error !== undefined && (this.state.crashed === null || this.state.crashed === node)
    const loaded = engine.views.view(contract.type, this.drawAgain)
    if (crashed) return this.root(undefined, <AbsenceView handle={handle} absence={{ status: 'failed', failure: { kind: 'contract', detail: '' } }} retry={this.recover} />, false)
    if (loaded.status === 'loading') return this.root(undefined, <AbsenceView handle={handle} absence={{ status: 'loading' }} />, true)
    if (loaded.status === 'failed') {
      const retry = () => {
        engine.views.retry(contract.type)
        this.forceUpdate()
      }
      return this.root(undefined, <AbsenceView handle={handle} absence={{ status: 'failed', failure: { kind: 'offline' } }} retry={retry} />, false)
    }
    const content = handle.read()
    if (content.kind === 'absence') {
      const { absence, input } = content
      const { frame } = contract
      const silent = absence.status === 'absent' || (absence.status === 'empty' && frame.empty !== 'notice') || (absence.status === 'failed' && frame.failed === 'nothing')
      if (silent) return null
      return this.root(loaded.view, <AbsenceView handle={handle} absence={absence} input={input} retry={() => handle.retry(input.name)} />, absence.status === 'loading')
    }
    return this.root(loaded.view, this.drawView(loaded.view, content), content.busy, true)
  }

  /** The view's element, the same object until something it gets has changed: React then leaves the view alone. */
  private drawView(module: ViewModule, content: Extract<Content, { kind: 'view' }>): ReactElement {
    const { handle } = this.props
    const props = handle.viewProps()
    const language = handle.page.engine.world.words.language()
    const before = this.drawnFrom
    if (this.view && before && before.content === content && before.props === props && before.module === module && before.language === language) return this.view
    this.drawnFrom = { content, props, module, language }
    const { contract } = handle.planned.widget!
    const states: Record<string, ReactNode> = {}
    if (content.absences) {
      for (const [name, absence] of Object.entries(content.absences)) {
        const input = handle.planned.inputs.find((planned) => planned.name === name)
        states[name] = <AbsenceView key={name} handle={handle} absence={absence} input={input} retry={() => handle.retry(name)} />
      }
    }
    const view = createElement(module.View as (props: Record<string, unknown>) => ReactNode, {
      // a view knows its own props, which the checker has compared with its contract
      props,
      inputs: content.inputs,
      states: content.absences ? states : noStates,
      busy: content.busy,
      slots: this.slots(Object.keys(contract.slots)),
      send: handle.send(),
      t: handle.page.engine.world.words.from(handle.page.id, contract.type),
      labelId: labelId(handle),
    })
    this.view = view
    return view
  }

  private slots(names: readonly string[]): Record<string, ReactNode> {
    if (names.length === 0) return noSlots
    const slots: Record<string, ReactNode> = {}
    for (const name of names) {
      const list = this.props.handle.slot(name)
      slots[name] = list ? <ListView key={name} list={list} /> : null
    }
    return slots
  }

  private root(module: ViewModule | undefined, children: ReactNode, busy: boolean, drawn = false): ReactElement {
    const { handle } = this.props
    const { frame, type } = handle.planned.widget!.contract
    const rootClass = typeof module?.rootClass === 'function' ? module.rootClass(handle.viewProps() as never) : module?.rootClass // the view's own props, checked
    const attributes: Record<string, unknown> = {
      'data-node': handle.id,
      className: `${styles.frame}${rootClass ? ` ${rootClass}` : ''}${drawn ? '' : ` ${styles.absent}`}`,
    }
    if (frame.loading.height !== undefined) attributes.style = heightOf(frame.loading)
    if (busy) attributes['aria-busy'] = true
    const { label } = frame
    if (label === 'heading') {
      if (drawn) attributes['aria-labelledby'] = labelId(handle)
    } else if (label !== 'none') {
      const { world } = handle.page.engine
      const text = 'prop' in label ? handle.prop(label.prop) : module ? world.words.from(handle.page.id, type)(label.word) : undefined
      if (typeof text === 'string' && text !== '') attributes['aria-label'] = text
    }
    return createElement(frame.element, attributes, children)
  }
}

function labelId(handle: NodeHandle): string {
  return `${handle.page.id}-${handle.id}-label`
}

function heightOf(loading: LoadingSpec): CSSProperties {
  let style = heights.get(loading)
  if (!style) {
    const { height = 0 } = loading
    const { phone, tablet, desktop } = typeof height === 'number' ? { phone: height, tablet: height, desktop: height } : height
    style = { '--frame-height-phone': `${phone}px`, '--frame-height-tablet': `${tablet}px`, '--frame-height-desktop': `${desktop}px` } as CSSProperties // custom properties are not in React's type
    heights.set(loading, style)
  }
  return style
}
