const sheetTimeoutMs = 10_000

/** The link of the brand's style sheet in a page. */
export const sheetOf = (page: Document) => page.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/brand/"]')

/**
 * Loads another style sheet of the brand beside the one of this page. The returned function takes the one before away, so that the page is
 * never without one. Rejects when the sheet does not come; the one before stays.
 */
export async function loadSheet(address: string | null | undefined): Promise<() => void> {
  const before = sheetOf(document)
  if (!address || before?.getAttribute('href') === address) return () => undefined
  const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${address} takes too long.`)), sheetTimeoutMs)
    next.addEventListener('load', () => resolve(clearTimeout(timer)))
    next.addEventListener('error', () => reject(new Error(`${address} did not come.`)))
    if (before) before.after(next)
    else document.head.append(next)
  }).catch((error: unknown) => {
    next.remove()
    throw error
  })
  return () => before?.remove()
}
