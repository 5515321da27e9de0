/**
 * Writes language, direction and theme on the page's root element, where style sheets read them. `system` leaves the theme to the device.
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
}
