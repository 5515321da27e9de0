import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import type { ViteDevServer } from 'vite'

/** Vite's watcher tells of a file at most once in 50 ms, and of the last change never when it came within that time. */
const toldAgainMs = 60

/**
 * Tells of what was written right after a change that the watcher has told of: a formatter that runs on save writes a file a second time.
 * Gives a function that ends it.
 */
export function tellLateChanges(watcher: Pick<ViteDevServer['watcher'], 'on' | 'off' | 'emit'>) {
  const told = new Map<string, string>() // what a file was like when its change was told, by path
  const timers = new Map<string, NodeJS.Timeout>()
  const changed = (file: string, stats = statsOf(file)) => {
    told.set(file, formOf(stats))
    clearTimeout(timers.get(file))
    timers.set(
      file,
      setTimeout(() => {
        timers.delete(file)
        const now = statsOf(file)
        if (now && formOf(now) !== told.get(file)) watcher.emit('change', file, now)
        else told.delete(file)
      }, toldAgainMs),
    )
  }
  watcher.on('change', changed)
  return () => {
    watcher.off('change', changed)
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

function statsOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false })
}

function formOf(stats: Stats | undefined): string {
  return stats ? `${stats.mtimeMs} ${stats.size}` : ''
}
