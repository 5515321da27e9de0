import type { Device } from '../../schemas/facts.ts'

/** The screen's width class, the colour scheme that the system prefers, and whether the tab can be seen. */
export type Media = {
  device: () => Device
  prefersDark: () => boolean
  hidden: () => boolean
  /** Calls back when one of them may have changed; returns what stops it. */
  watch: (changed: () => void) => () => void
}

const tabletFrom = '(min-width: 40em)'
const desktopFrom = '(min-width: 70em)'
const dark = '(prefers-color-scheme: dark)'

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches

export const browserMedia: Media = {
  device: () => (matches(desktopFrom) ? 'desktop' : matches(tabletFrom) ? 'tablet' : 'phone'),
  prefersDark: () => matches(dark),
  hidden: () => document.hidden,
  watch(changed) {
    if (typeof matchMedia !== 'function') return () => {}
    const lists = [tabletFrom, desktopFrom, dark].map((query) => matchMedia(query))
    for (const list of lists) list.addEventListener('change', changed)
    document.addEventListener('visibilitychange', changed)
    return () => {
      for (const list of lists) list.removeEventListener('change', changed)
      document.removeEventListener('visibilitychange', changed)
    }
  },
}
