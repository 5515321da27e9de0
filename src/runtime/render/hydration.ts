/**
 * Which nodes of a drawn page still have to be taken over by the browser. A server's drawing has one too, which never ends: both render
 * each node of a page within a boundary of its own, so that the browser takes them over one by one.
 */
export class Hydration {
  /** Resolves when every node that was rendered so far is on the page. */
  readonly done: Promise<void>
  isDone = false
  /** Chrome that is drawn with the first screen, by page id. */
  readonly chrome: readonly string[]
  private readonly open = new Set<object>()
  private finish: () => void = () => undefined

  constructor(chrome: readonly string[]) {
    this.chrome = chrome
    this.done = new Promise((resolve) => (this.finish = resolve))
  }

  /** A node is rendered for the first time. */
  begins(node: object) {
    if (!this.isDone) this.open.add(node)
  }

  /** It is on the page, or will not come. */
  ends(node: object) {
    this.open.delete(node)
    if (this.open.size === 0) this.finish()
  }

  end() {
    this.isDone = true
    this.finish()
  }
}
