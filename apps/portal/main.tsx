import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../../src/runtime/theme/tokens.css'
import '../../src/runtime/theme/fonts.css'
import '../../src/runtime/theme/base.css'
import './boot.css'

import { createPortal } from '../../src/runtime/portal.ts'
import { englishLocale, loadLocale } from './locales.ts'
import { registry } from './registry.ts'
import { readRelease } from './release.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/portal/index.html.')

const portal = await createPortal({ release: await readRelease(), registry, locales: { EN: englishLocale }, loadLocale })
portal.mount(root)
