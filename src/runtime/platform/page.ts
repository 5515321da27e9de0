/**
 * Writes language, direction and theme on the page's root element, where style sheets read them, and which of the page's theme colours
 * (apps/server/pages/page.ts) holds. `system` leaves the theme to the device.
 */
export function describePage({
  language,
  direction,
  theme,
}: {
  language: string
  direction: 'ltr' | 'rtl'
  theme: 'light' | 'dark' | 'system'
}) {
  const { documentElement: root } = document
  root.lang = language
  root.dir = direction
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = color.dataset.scheme ?? ''
    color.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}

/** Begins the page anew, for what can be had in no other way. */
export function reloadPage() {
  location.reload()
}
