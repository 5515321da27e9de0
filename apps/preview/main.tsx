import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'

import { createRoot } from 'react-dom/client'

import { addCanvasActions } from './canvas/actions.ts'
import { loadCatalogueFx } from './model/catalogue.ts'
import { workspaceLoaded } from './model/documents.ts'
import { watchServer } from './model/renewal.ts'
import { savingStarted } from './model/saving.ts'
import { editorOpened } from './model/start.ts'
import { addProblemActions } from './problems/actions.ts'
import './problems/announcements.ts'
import { App } from './shell/app.tsx'
import { addShellActions } from './shell/shell-actions.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/preview/index.html.')

addCanvasActions()
addShellActions()
addProblemActions()
editorOpened()
createRoot(root).render(<App />)

// The frame loads first: it shares one thread with the documents that it waits for, and with all that is started here
const first = workspaceLoaded.watch(() => {
  first.unsubscribe()
  requestAnimationFrame(() =>
    setTimeout(() => {
      void loadCatalogueFx()
      void import('./outline/widget-icons.ts')
      void import('./model/recovery.ts')
      savingStarted()
      watchServer()
    }),
  )
})
