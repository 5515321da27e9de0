import type { Diagnostic } from '../../schemas/diagnostics.ts'

/** What a check of one brand has found. */
export type BrandVerdict<Found extends Diagnostic> = { brand: string; found: readonly Found[] }

/**
 * The findings of several brands, each once. One that is true in some of the brands that get its document, and not in the others, names
 * them in `brands`. It has no fix: what would be right in one brand is wrong in another. `getting` gives the brands that get the document.
 */
export function tellBrands<Found extends Diagnostic & { path?: string }>(
  verdicts: readonly BrandVerdict<Found>[],
  getting: (one: Found) => readonly string[],
): Found[] {
  const all = new Map<string, { one: Found; brands: string[] }>()
  for (const { brand, found } of verdicts)
    for (const one of found) {
      const key = [one.path, one.document, one.pointer, one.code, one.severity, one.message, one.line, one.column].join('\n')
      const told = all.get(key)
      if (!told) all.set(key, { one, brands: [brand] })
      else if (!told.brands.includes(brand)) told.brands.push(brand)
    }
  return [...all.values()].map(({ one, brands }) => {
    if (getting(one).every((brand) => brands.includes(brand))) return one
    const { fix: _fix, ...rest } = { ...one, brands }
    return rest as Found // a fix is optional
  })
}

/** The sentence of a finding, after the brands in which alone it is true. */
export function sentenceWithBrands({ message, brands }: Pick<Diagnostic, 'message' | 'brands'>): string {
  return brands ? `In ${brands.join(', ')}: ${message}` : message
}
