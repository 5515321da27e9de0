import { isObject } from '../../src/schemas/json.ts'
import type { Release } from '../../src/schemas/documents.ts'

/**
 * The release that the server wrote into the page. If it is missing or broken, the copy in the build is used; if that cannot be had
 * either, a release without documents, which the shell answers with a plain page.
 */
export async function readRelease(): Promise<Release> {
  const inlined = parse(document.getElementById('foyer-release')?.textContent ?? '')
  if (inlined) return inlined
  const brand = document.documentElement.dataset.brand ?? 'foyer'
  try {
    const reply = await fetch(`/releases/${encodeURIComponent(brand)}.json`)
    const copy = reply.ok ? parse(await reply.text()) : undefined
    if (copy) return copy
  } catch {
    // no connection: the plain page shows that
  }
  return { release: '', brand, checkedBy: null, documents: {}, routes: {} }
}

/** The few plain tests that a checked release gets before it is drawn. */
function parse(text: string): Release | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const release = value as Release // tested below, as far as drawing needs it
    const whole =
      typeof release.release === 'string' && typeof release.brand === 'string' && isObject(release.documents) && isObject(release.routes)
    return whole ? release : undefined
  } catch {
    return undefined
  }
}
