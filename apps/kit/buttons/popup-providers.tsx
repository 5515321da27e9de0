import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

import { useLanguage } from '../i18n/words.ts'

/** What every popup of Base UI needs: the direction of the shell, and no `<style>` elements, for the content policy has none. */
export function PopupProviders({ children }: { children: ReactNode }) {
  const { direction } = useLanguage()
  return (
    <DirectionProvider direction={direction}>
      <CSPProvider disableStyleElements>{children}</CSPProvider>
    </DirectionProvider>
  )
}
