import { drawPortal } from './draw-portal.ts'
import type { DrawOptions, DrawnPortal } from './draw-portal.ts'
import { topics } from '../../src/runtime/model/topics.ts'
import { englishLocale, loadLocale } from './locales.ts'
import { completeRegistry, registry } from './registry.ts'

export type Draw = (options: Omit<DrawOptions, 'registry' | 'topics' | 'locales' | 'loadLocale'>) => Promise<DrawnPortal | undefined>

/**
 * The portal of players and agents for a server that draws its pages: the same widgets, topics and words as in the browser. Every topic,
 * widget and part of the frame is loaded before the first page is drawn, so that no page depends on which ones came before it.
 */
export async function prepareDrawing(): Promise<Draw> {
  await Promise.all([
    completeRegistry(),
    import('../../src/runtime/render/popup-view.tsx'),
    import('../../src/runtime/render/inner-page.tsx'),
    ...topics.entries.flatMap((entry) => (entry.starts === 'first' ? [] : [entry.load()])),
  ])
  const locales = { EN: { ...englishLocale, ...(await loadLocale('EN', 'rest')) } }
  return (options) => drawPortal({ ...options, registry, topics, locales, loadLocale })
}
