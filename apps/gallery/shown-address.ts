import { defaultBrand } from './brands.ts'
import { Shown } from '../kit/examples/example-messages.ts'

/** What an example's address says, `example.html?widget=balance&example=usual&theme=light`. What it does not say, or wrongly, is usual. */
export function shownFrom(search: string): Shown {
  const given = new URLSearchParams(search)
  const defaults: Shown = {
    widget: given.get('widget') ?? '',
    example: given.get('example') ?? 'usual',
    state: 'ready',
    language: 'own',
    theme: 'dark',
    brand: given.get('brand') ?? defaultBrand,
  }
  const read = { ...defaults }
  for (const name of ['state', 'language', 'theme'] as const) {
    const value = given.get(name)
    const parsed = Shown.safeParse({ ...read, ...(value !== null && { [name]: value }) })
    if (parsed.success) Object.assign(read, parsed.data)
  }
  return read
}

/** The address of one example, beside the gallery's own. */
export function exampleAddress({ widget, example, state, language, theme, brand }: Omit<Shown, 'props'>): string {
  const query = new URLSearchParams({ widget, example, theme, brand })
  if (state !== 'ready') query.set('state', state)
  if (language !== 'own') query.set('language', language)
  return `example.html?${query}`
}
