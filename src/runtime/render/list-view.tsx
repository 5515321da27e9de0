import { Component } from 'react'
import type { ReactNode } from 'react'

import type { NodeList } from './list.ts'
import type { NodeHandle } from './node.ts'

type Props = { list: NodeList }

/**
 * Draws a list of nodes; drawn anew only when its members or their order change. A class, as the frames are: what one change brings to
 * the list and to its nodes is then one commit, and the first paint waits for no hook's effect.
 */
export class ListView extends Component<Props> {
  private drawn: readonly NodeHandle[] | null = null
  private stop: (() => void) | null = null

  private listen() {
    const { list } = this.props
    this.stop?.()
    this.stop = list.subscribe(() => this.forceUpdate())
    if (list.visible() !== this.drawn) this.forceUpdate() // it changed between drawing and mounting
  }

  override componentDidMount() {
    this.listen()
  }

  override componentDidUpdate(before: Props) {
    if (before.list !== this.props.list) this.listen()
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  override shouldComponentUpdate(next: Props) {
    return next.list !== this.props.list
  }

  override render(): ReactNode {
    this.drawn = this.props.list.visible()
    const { handles, page } = this.props.list
    const { hiddenPlace } = page.engine.world
    if (hiddenPlace) return handles.map((handle) => (handle.shown ? handle.element : hiddenPlace(handle)))
    return this.drawn.map((handle) => handle.element)
  }
}
