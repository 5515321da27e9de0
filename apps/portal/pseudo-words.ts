import { pseudoLocale } from './pseudo-text.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { PortalOptions } from '../../src/runtime/portal.ts'
import type { Page, Release } from '../../src/schemas/documents.ts'
import type { Json } from '../../src/schemas/json.ts'
import { loadLocale } from './locales.ts'

/** Whether the address asks for the pseudo-language, as `?words=pseudo`. In development alone: no player's script has this file. */
export const isPseudo = () => new URLSearchParams(location.search).get('words') === 'pseudo'

/** The same portal with all its words in the pseudo-language; those of documents as far as they come with the page. */
export function inPseudo(options: PortalOptions): PortalOptions {
  return {
    ...options,
    release: withPseudoStrings(options.release),
    registry: withPseudoViews(options.registry),
    locales: { EN: pseudoLocale(options.locales.EN) },
    loadLocale: async (_, part) => (part === 'first' ? {} : pseudoLocale(await loadLocale('EN', part))),
  }
}

function withPseudoStrings(release: Release): Release {
  const documents = Object.entries(release.documents).map(([name, document]) => {
    const { strings } = (document.body ?? {}) as Partial<Page> // a release's bodies are checked
    if (!strings) return [name, document] as const
    const own = pseudoLocale({ EN: strings.EN ?? {} })
    return [name, { ...document, body: { ...(document.body as object), strings: own } as Json }] as const
  })
  return { ...release, documents: Object.fromEntries(documents) }
}

function withPseudoViews(registry: Registry): Registry {
  return createRegistry(
    [...registry.values()].map((widget) => ({
      ...widget,
      async load() {
        const view = await widget.load()
        return { ...view, strings: view.strings && pseudoLocale({ own: view.strings }).own }
      },
    })),
  )
}
