import { useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper as Slider } from 'swiper/types'

export type SlideOptions = { count: number; delayMs: number; speedMs: number; gapPx: number }

/** The options of swiper: loop only with more than one, its own autoplay stops for good once a player drags, and waits under a pointer. */
export function swiperOptions({ count, delayMs, speedMs, gapPx }: SlideOptions, still: boolean) {
  return {
    speed: still ? 0 : speedMs,
    spaceBetween: gapPx,
    loop: count > 1,
    watchOverflow: true,
    ...(count > 1 && !still && { autoplay: { delay: delayMs, disableOnInteraction: true, pauseOnMouseEnter: true } }),
  }
}

/**
 * The slides' movement. swiper is downloaded after the first paint: until then only the first banner is shown, as plain HTML.
 * `running` is false from the start when motion is unwanted. Pausing holds until played again; any use stops it for good.
 */
export function useSlides(options: SlideOptions) {
  const host = useRef<HTMLDivElement>(null)
  const swiper = useRef<Slider | null>(null)
  const [ready, setReady] = useState(false) // all slides are drawn
  const [current, setCurrent] = useState(0)
  const [running, setRunning] = useState(true)
  const { count, delayMs, speedMs, gapPx } = options

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
      ({ Swiper, Autoplay, followDirection }) => {
        if (gone) return
        const made = new Swiper(element, {
          modules: [Autoplay],
          ...swiperOptions({ count, delayMs, speedMs, gapPx }, still),
          on: {
            slideChange: ({ realIndex }) => setCurrent(realIndex),
            autoplayStop: () => setRunning(false),
          },
        })
        swiper.current = made
        made.on('destroy', followDirection(made))
      },
      () => undefined,
    ) // without swiper the first banner stays
    return () => {
      gone = true
      swiper.current?.destroy(true, true)
      swiper.current = null
    }
  }, [ready, count, delayMs, speedMs, gapPx])

  const stop = useCallback(() => {
    swiper.current?.autoplay?.stop()
    setRunning(false)
  }, [])
  return {
    host,
    ready,
    current,
    running,
    show: (index: number) => {
      stop()
      swiper.current?.slideToLoop(index)
    },
    step: (by: 1 | -1) => {
      stop()
      if (by === 1) swiper.current?.slideNext()
      else swiper.current?.slidePrev()
    },
    toggle: () => {
      if (running) stop()
      else {
        setRunning(true)
        swiper.current?.autoplay?.start()
      }
    },
    /** Focus inside holds the slides; leaving lets them go on. */
    hold: () => void (swiper.current?.autoplay?.running && swiper.current.autoplay.pause()),
    release: () => void (swiper.current?.autoplay?.paused && swiper.current.autoplay.resume()),
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
