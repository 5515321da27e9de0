import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'

import { createRoot } from 'react-dom/client'

import { addCanvasActions } from './canvas/actions.ts'
import { editorOpened } from './model/start.ts'
import { addProblemActions } from './problems/actions.ts'
import './problems/announcements.ts'
import { App } from './shell/app.tsx'
import './shell/background.ts'
import { addShellActions } from './shell/shell-actions.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/preview/index.html.')

addCanvasActions()
addShellActions()
addProblemActions()
editorOpened()
createRoot(root).render(<App />)
