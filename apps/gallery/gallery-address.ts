import { defaultBrand } from './brands.ts'
import { exampleLanguages, exampleStates, exampleThemes } from '../kit/examples/example-messages.ts'
import type { ExampleState } from '../kit/examples/example-messages.ts'

export const widths = ['320', '390', '768', '1440'] as const

/** What the gallery shows; all of it is in its address. `example` and `state` name the one whose props and intents are beside it. */
export type GalleryView = {
  widget: string
  example: string
  state: ExampleState
  theme: (typeof exampleThemes)[number]
  language: (typeof exampleLanguages)[number]
  width: (typeof widths)[number]
  brand: string
}

export const defaultView: GalleryView = {
  widget: '',
  example: 'usual',
  state: 'ready',
  theme: 'dark',
  language: 'own',
  width: '390',
  brand: defaultBrand,
}

/** The view that an address says. What it does not say, or says wrongly, is the default. */
export function viewFrom(search: string): GalleryView {
  const given = new URLSearchParams(search)
  const oneOf = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === given.get(name)) ?? usual
  return {
    widget: given.get('widget') ?? defaultView.widget,
    example: given.get('example') ?? defaultView.example,
    state: oneOf('state', exampleStates, defaultView.state),
    theme: oneOf('theme', exampleThemes, defaultView.theme),
    language: oneOf('language', exampleLanguages, defaultView.language),
    width: oneOf('width', widths, defaultView.width),
    brand: given.get('brand') ?? defaultView.brand,
  }
}

/** The query of a view, `?widget=balance&theme=light`; defaults are not written. */
export function queryOf(view: GalleryView): string {
  const query = new URLSearchParams()
  // keys of a view
  const names = Object.keys(view) as (keyof GalleryView)[]
  for (const name of names) if (view[name] !== defaultView[name]) query.set(name, view[name])
  return query.size === 0 ? '' : `?${query}`
}
