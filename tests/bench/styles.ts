// Both sides load the same style sheets, even those that one side does not use.
import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../../src/runtime/theme/tokens.css'
import '../../src/runtime/theme/base.css'
import '../../src/runtime/ui/controls/button.module.css'
import '../../src/runtime/ui/pictures/icon.module.css'
import '../../src/runtime/ui/sections/notice.module.css'
import '../../src/runtime/ui/sections/skeleton.module.css'
import './bench.css'
import frame from '../../src/runtime/render/frame.module.css'
import page from '../../src/runtime/render/page-view.module.css'

export const frameClass = frame.frame
export const pageClass = `${page.page} ${page.main}`
