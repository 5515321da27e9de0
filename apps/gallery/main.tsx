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
import { addressChanged, galleryOpened } from './gallery-model.ts'
import { Gallery } from './gallery.tsx'
import gallery from './locales/en/gallery.json'

addWords({ gallery }, import.meta.glob<Words>('./locales/*/index.ts', { import: 'words' }))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/gallery/index.html.')

const scope = fork()
scopeBind(galleryOpened, { scope })()
const changed = scopeBind(addressChanged, { scope })
window.addEventListener('popstate', () => changed(location.search))
createRoot(root).render(
  <Provider value={scope}>
    <Gallery />
  </Provider>,
)
