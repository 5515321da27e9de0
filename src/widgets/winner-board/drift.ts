/** The next place of a list that drifts: `step` px further, and back by one copy's height when that copy has gone by. */
export function nextOffset(offset: number, step: number, height: number): number {
  const next = offset + step
  return next >= height ? next - height : next
}

const pauseMs = 1_600

/** Whether a row reaches the top between one position and the next: there the list pauses, so that no row is cut for long. */
export function passesRow(offset: number, next: number, row: number): boolean {
  return row > 0 && (next < offset || Math.floor(next / row) > Math.floor(offset / row))
}

/**
 * Lets a scrolling list drift by `step` px a frame, and pause at each row. It holds still under a pointer, focus or touch, out of sight,
 * and when all of it is in view anyway. The list holds two copies of its rows, so that it runs on without a seam. Returns what ends it.
 */
export function drift(list: HTMLElement, step: number): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let runs = false
  let offset = 0
  let seen = typeof IntersectionObserver === 'undefined'
  const holders = new Set<string>()

  function tick() {
    let rests = true // when all of it is in view
    const copy = list.scrollHeight / 2
    if (copy > list.clientHeight - 1) {
      const row = list.querySelector('li')?.offsetHeight ?? 0
      const next = nextOffset(offset, step, copy)
      rests = passesRow(offset, next, row)
      offset = rests ? Math.floor(next / row) * row : next
      list.scrollTop = offset
    }
    // A timer, because each animation frame costs the page a millisecond of layout even where nothing moves
    if (rests) timer = setTimeout(move, pauseMs)
    else move()
  }
  function move() {
    frame = requestAnimationFrame(tick)
  }
  function stop() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  function settle() {
    const run = seen && holders.size === 0
    if (run === runs) return
    runs = run
    if (!run) return stop()
    offset = list.scrollTop // wherever the player left it
    move()
  }
  const hold = (why: string) => () => {
    holders.add(why)
    settle()
  }
  const release = (why: string) => () => {
    holders.delete(why)
    settle()
  }
  const listeners: [string, () => void][] = [
    ['pointerenter', hold('pointer')],
    ['pointerleave', release('pointer')],
    ['focusin', hold('focus')],
    ['focusout', release('focus')],
    ['touchstart', hold('touch')],
    ['touchend', release('touch')],
    ['touchcancel', release('touch')],
  ]
  for (const [name, run] of listeners) list.addEventListener(name, run, { passive: true })
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(([entry]) => {
          seen = entry?.isIntersecting ?? false
          settle()
        })
  observer?.observe(list)
  settle()
  return () => {
    stop()
    observer?.disconnect()
    for (const [name, run] of listeners) list.removeEventListener(name, run)
  }
}
