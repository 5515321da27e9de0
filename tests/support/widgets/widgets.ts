import type { Contract, Example, ViewModule } from '../../../src/runtime/contract/widget.ts'

// each of its own types
const contracts = import.meta.glob<Contract<string, any, any, any>>('../../../src/widgets/*/contract.ts', {
  eager: true,
  import: 'contract',
})
const views = import.meta.glob<ViewModule>('../../../src/widgets/*/view.tsx')
const examples = import.meta.glob<Record<string, Example<any>>>('../../../src/widgets/*/examples.ts', { eager: true, import: 'examples' })
const arabic = import.meta.glob<Record<string, string>>('../../../locales/ar/widgets/*.json', { eager: true, import: 'default' })

/** A widget as the walkers of tests/contract take it. */
export type WidgetUnderTest = {
  type: string
  contract: Contract<string, any, any, any>
  examples: Readonly<Record<string, Example<any>>>
  arabic: Record<string, string>
  view: () => Promise<ViewModule>
}

const wanted = process.env['WIDGET']?.split(',')

const every: readonly WidgetUnderTest[] = Object.keys(contracts).map((path) => {
  const type = path.split('/').at(-2)!
  const own = (file: string) => path.replace('contract.ts', file)
  return {
    type,
    contract: contracts[own('contract.ts')]!,
    examples: examples[own('examples.ts')] ?? {},
    arabic: arabic[`../../../locales/ar/widgets/${type}.json`] ?? {},
    view: views[own('view.tsx')]!,
  }
})

/** Every widget, found by its folder, so that a new one is checked without a change here. `WIDGET=<name>` takes this one alone. */
export const widgets = every.filter(({ type }) => wanted?.includes(type) ?? true)

/** A widget that a test is about, whatever `WIDGET` says. */
export function widgetOf(type: string): WidgetUnderTest {
  return every.find((widget) => widget.type === type)!
}

/** What a walker says when it fails: the file to open, and the command that repeats the walk for this widget alone. */
export function openAndRun(type: string, file: string, walker: string): string {
  return `Open src/widgets/${type}/${file}; run: WIDGET=${type} npx vitest run tests/contract/${walker}`
}
