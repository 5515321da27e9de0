import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../preview/ui/tokens.css'
import '../preview/ui/fonts.css'
import '../preview/ui/base.css'
import '../preview/i18n/files/gallery.ts'

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
