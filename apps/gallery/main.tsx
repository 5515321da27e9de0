import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../kit/style/tokens.css'
import '../kit/style/fonts.css'
import '../kit/style/base.css'
import './words.ts'

import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { createRoot } from 'react-dom/client'

import { Gallery } from './gallery.tsx'
import { addressChanged, galleryOpened } from './gallery-model.ts'

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
