import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../kit/style/tokens.css'
import '../kit/style/fonts.css'
import '../kit/style/base.css'

import { fork, scopeBind, createEffect, createStore, sample } from 'effector'
import { Provider } from 'effector-react'
import { createRoot } from 'react-dom/client'

import { addWords } from '../kit/i18n/words.ts'
import type { Words } from '../kit/i18n/words.ts'
import { widgetIconsLoaded } from '../kit/icons/widget-icon.tsx'
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
import { loadCatalogueFx } from './model/catalogue/catalogue.ts'
import { workspaceLoaded } from './model/documents/documents.ts'
import { savingStarted } from './model/drafts/saving.ts'
import { $isOpening, openingBegun, openingEnded } from './model/view/opening.ts'
import { editorOpened } from './model/start.ts'
import { problemActions } from './problems/actions.ts'
import './problems/announcements.ts'
import { App } from './shell/app.tsx'
import { shellActions } from './shell/shell-actions.ts'

// The words of the editor's first load; its lazy parts bring theirs.
addWords(
  { canvas, documents, edit, outline, problems, saving, shell, 'view-settings': viewSettings },
  import.meta.glob<Words>('./locales/*/index.ts', { import: 'words' }),
)

// What a chosen block's form needs is loaded once the first workspace is on the screen, the rest of what runs behind the editor once the
// canvas shows its page. The frame shares one thread with the documents that it waits for, and with all that is started here

const drawnFx = createEffect(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
const $isBegun = createStore(false).on(drawnFx, () => true)
sample({ clock: workspaceLoaded, source: $isBegun, filter: (isBegun) => !isBegun, fn: () => undefined, target: drawnFx })

const loadIconsFx = createEffect(async () => (await import('./outline/widget-icons.ts')).widgetIcons)
sample({ clock: loadIconsFx.doneData, target: widgetIconsLoaded })

/** Hearing of what others changed, from the server or another tab, needs the form of their messages, which the shell does without. */
const loadRemoteChangesFx = createEffect(async () => {
  const [{ listeningStarted }] = await Promise.all([import('./model/drafts/other-tabs.ts'), import('./model/releases/find-meanwhile.ts')])
  return listeningStarted
})
const startFx = createEffect((start: () => void) => start())
sample({ clock: loadRemoteChangesFx.doneData, target: startFx })

sample({ clock: drawnFx.done, fn: () => undefined, target: loadCatalogueFx })

/** A document may have no page to show, or the page may fail. */
const longestOpeningMs = 3_000
const openingTimeoutFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, longestOpeningMs)))
sample({ clock: drawnFx.done, fn: () => undefined, target: openingTimeoutFx })
sample({ clock: openingTimeoutFx.done, source: $isOpening, filter: Boolean, fn: () => undefined, target: openingEnded })
sample({ clock: openingEnded, fn: () => undefined, target: [loadIconsFx, savingStarted, loadRemoteChangesFx] })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/preview/index.html.')

const scope = fork()
scopeBind(actionsAdded, { scope })([...canvasActions, ...shellActions, ...problemActions])
scopeBind(openingBegun, { scope })()
scopeBind(editorOpened, { scope })()
createRoot(root).render(
  <Provider value={scope}>
    <App />
  </Provider>,
)
