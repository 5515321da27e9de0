import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../kit/style/tokens.css'
import '../kit/style/fonts.css'
import '../kit/style/base.css'

import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { createRoot } from 'react-dom/client'

import { canvasActions } from './canvas/blocks/actions.ts'
import { actionsAdded } from './model/actions.ts'
import { editorOpened } from './model/start.ts'
import { problemActions } from './problems/actions.ts'
import './problems/announcements.ts'
import { App } from './shell/app.tsx'
import './shell/background.ts'
import { shellActions } from './shell/shell-actions.ts'
import './words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/preview/index.html.')

const scope = fork()
scopeBind(actionsAdded, { scope })([...canvasActions, ...shellActions, ...problemActions])
scopeBind(editorOpened, { scope })()
createRoot(root).render(
  <Provider value={scope}>
    <App />
  </Provider>,
)
