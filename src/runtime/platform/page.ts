/** The page around the portal: its language, direction and theme, which style sheets read. `theme: 'system'` leaves the choice to the device. */
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
