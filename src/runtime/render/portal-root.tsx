import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { BrowserRouter } from 'react-router-dom'

import type { Engine } from './engine.ts'
import { Shell } from './shell.tsx'
import type { Navigate } from './shell.tsx'

/** What a portal mounts: its scope, its router (react-router-dom: asked for by those who ordered the product, and it stays), its shell. */
export function PortalRoot({ scope, engine, onNavigate }: { scope: Scope; engine: Engine; onNavigate: (navigate: Navigate) => void }) {
  return (
    <Provider value={scope}>
      <BrowserRouter>
        <Shell engine={engine} onNavigate={onNavigate} />
      </BrowserRouter>
    </Provider>
  )
}
