import { useCallback, useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { Swiper as Slider } from 'swiper/types'

import { useAutoplay } from './use-autoplay.ts'

export type SlideOptions = { count: number; delayMs: number; speedMs: number; gapPx: number; autoplay: boolean }

/** The options of swiper: loop only with more than one banner, and no animation where motion is unwanted. */
export function swiperOptions({ count, speedMs, gapPx }: Omit<SlideOptions, 'autoplay'>, still: boolean) {
  return { speed: still ? 0 : speedMs, spaceBetween: gapPx, loop: count > 1, watchOverflow: true }
}

/**
 * The slides' movement. swiper is downloaded after the first paint: until then only the first banner is shown, as plain HTML.
 * `running` is false from the start when motion is unwanted or the document turns it off. Pausing holds until played again; any use stops
 * it for good. They wait while the focus or a mouse is on them.
 */
export function useSlides({ autoplay, ...options }: SlideOptions) {
  const { count, delayMs, speedMs, gapPx } = options
  const host = useRef<HTMLDivElement>(null)
  const swiper = useRef<Slider | null>(null)
  const [ready, setReady] = useState(false) // all slides are drawn
  const [movable, setMovable] = useState(false) // swiper is there
  const [current, setCurrent] = useState(0)
  const [moved, setMoved] = useState(false)
  const [running, setRunning] = useState(autoplay)
  const [focused, setFocused] = useState(false)
  const [pointed, setPointed] = useState(false)

  useEffect(() => {
    if (count < 2) return
    return afterPaint(() => setReady(true))
  }, [count])

  useEffect(() => {
    const element = host.current
    if (!ready || !element) return
    let gone = false
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still) setRunning(false)
    void import('./slider.ts').then(
      ({ Swiper, followDirection }) => {
        if (gone) return
        const made = new Swiper(element, {
          ...swiperOptions({ count, delayMs, speedMs, gapPx }, still),
          on: {
            slideChange: ({ realIndex }) => {
              setCurrent(realIndex)
              setMoved(true)
            },
            sliderFirstMove: () => setRunning(false), // a player drags
          },
        })
        swiper.current = made
        made.on('destroy', followDirection(made))
        setMovable(true)
      },
      () => undefined,
    ) // without swiper the first banner stays
    return () => {
      gone = true
      swiper.current?.destroy(true, true)
      swiper.current = null
    }
  }, [ready, count, delayMs, speedMs, gapPx])

  const next = useCallback(() => void swiper.current?.slideNext(), [])
  const runs = movable && running && !focused && !pointed
  useAutoplay(host, runs, current, moved ? delayMs + speedMs : delayMs, next)
  return {
    host,
    ready,
    current,
    running,
    show: (index: number) => {
      setRunning(false)
      swiper.current?.slideToLoop(index)
    },
    step: (by: 1 | -1) => {
      setRunning(false)
      if (by === 1) swiper.current?.slideNext()
      else swiper.current?.slidePrev()
    },
    toggle: () => {
      setRunning(!running)
      setFocused(false) // who lets them run has the focus on that button
    },
    focus: setFocused,
    /** A finger is on them only while it moves them; a mouse rests. */
    point: (event: PointerEvent, on: boolean) => setPointed(on && event.pointerType === 'mouse'),
  }
}

/** Runs once the page has been painted and the browser has time; returns how to call it off. */
function afterPaint(run: () => void): () => void {
  let idle = 0
  const frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run, { timeout: 3000 })
    else idle = window.setTimeout(run, 200)
  })
  return () => {
    cancelAnimationFrame(frame)
    if (typeof cancelIdleCallback === 'function') cancelIdleCallback(idle)
    else clearTimeout(idle)
  }
}
