import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'

import { createRoot } from 'react-dom/client'

import { loadCatalogueFx } from './model/catalogue.ts'
import { workspaceLoaded } from './model/documents.ts'
import { editorOpened } from './model/start.ts'
import { App } from './shell/app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/preview/index.html.')

editorOpened()
createRoot(root).render(<App />)

// What there is to build with takes its time to be read in. The frame is on its way first: both share one thread with the documents that it waits for
const first = workspaceLoaded.watch(() => {
  first.unsubscribe()
  requestAnimationFrame(() =>
    setTimeout(() => {
      void loadCatalogueFx()
      void import('./model/draft-keeping.ts')
      void import('./problems/start.ts')
    }),
  )
})
