import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'

import { createRoot } from 'react-dom/client'

import { loadCatalogueFx } from './model/catalogue.ts'
import { editorOpened } from './model/start.ts'
import { App } from './shell/app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/preview/index.html.')

editorOpened()
createRoot(root).render(<App />)
void loadCatalogueFx()
void import('./model/keeping.ts')
void import('./problems/start.ts')
