import { allSources } from '../../../../src/runtime/model/all-sources.ts'
import { documented } from '../../../../src/runtime/contract/docs.ts'
import type { Contract, WidgetMigrations } from '../../../../src/runtime/contract/widget.ts'
import { createCheckRegistry } from '../../../../src/runtime/contract/registry.ts'
import { collectSourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import type { SourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import type { Catalogue } from './catalogue.ts'
import { textsByEnglish, translatedNames, translatedSource, translatedWidget } from './translated.ts'
import type { CatalogueTexts } from './translated.ts'
import { widgetDocs } from './widget-docs.ts'

// each of its own types
const found = import.meta.glob<Contract<string, any, any, any>>('../../../../src/widgets/*/contract.ts', {
  eager: true,
  import: 'contract',
})
const migrations = import.meta.glob<WidgetMigrations>('../../../../src/widgets/*/migrations/index.ts', {
  eager: true,
  import: 'migrations',
})
const docs = import.meta.glob<Readonly<Record<string, SourceDocs>>>('../../../../src/runtime/model/*/docs.ts', {
  eager: true,
  import: 'docs',
})

const sourceDocs = collectSourceDocs(Object.values(docs))
const registry = createCheckRegistry(found, migrations)

/** The catalogue with its docs in a language, in English where that says nothing. */
export function catalogueIn(texts: CatalogueTexts = {}): Catalogue {
  const { widgets, sources } = texts
  const inLanguage = (type: string) => {
    const docs = widgetDocs.get(type)
    return docs && translatedWidget(docs, widgets?.[type])
  }
  return {
    contracts: new Map(Object.values(found).map((contract) => [contract.type, documented(contract, inLanguage(contract.type))])),
    registry,
    sources: allSources,
    sourceDocs: new Map([...sourceDocs].map(([name, docs]) => [name, translatedSource(docs, sources?.[name])])),
    descriptions: new Map([
      ...Object.entries(texts.messages ?? {}),
      ...[...widgetDocs].flatMap(([type, docs]) => textsByEnglish(docs, inLanguage(type))),
      ...[...sourceDocs].flatMap(([name, { description }]) => textsByEnglish(description, sources?.[name]?.description)),
    ]),
    names: translatedNames(texts),
  }
}
