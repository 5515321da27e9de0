import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../kit/style/tokens.css'
import '../kit/style/fonts.css'
import '../kit/style/base.css'

import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { createRoot } from 'react-dom/client'

import { addWords } from '../kit/i18n/words.ts'
import type { Words } from '../kit/i18n/words.ts'
import { canvasActions } from './canvas/blocks/actions.ts'
import canvas from './locales/en/canvas.json'
import documents from './locales/en/documents.json'
import edit from './locales/en/edit.json'
import outline from './locales/en/outline.json'
import problems from './locales/en/problems.json'
import saving from './locales/en/saving.json'
import shell from './locales/en/shell.json'
import viewSettings from './locales/en/view-settings.json'
import { actionsAdded } from './model/actions.ts'
import { editorOpened } from './model/start.ts'
import { problemActions } from './problems/actions.ts'
import './problems/announcements.ts'
import { App } from './shell/app.tsx'
import './shell/background.ts'
import { shellActions } from './shell/shell-actions.ts'

// The words of the editor's first load; its lazy parts bring theirs.
addWords(
  { canvas, documents, edit, outline, problems, saving, shell, 'view-settings': viewSettings },
  import.meta.glob<Words>('./locales/*/index.ts', { import: 'words' }),
)

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
