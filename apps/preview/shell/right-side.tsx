import { useUnit } from 'effector-react'
import { combine, sample } from 'effector'
import { Suspense, useEffect, useRef } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { $block, $sel } from '../model/view/choice.ts'
import { $doc, $documents } from '../model/documents/documents.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { $panels, panelLimits, panelsChanged } from '../model/panels.ts'
import { Splitter } from '../../kit/layout/splitter.tsx'
import { useNarrower } from '../../kit/layout/window-width.ts'
import { Skeleton } from '../../kit/layout/skeleton.tsx'
import { loadFormCode } from '../../kit/fields/content-form.tsx'
import { lazyComponent } from '../../kit/i18n/lazy-component.ts'
import { t } from '../../kit/i18n/words.ts'
import { useKeptFocus } from '../../kit/state/kept-focus.ts'
import { BlockInspector } from '../editors/block/block-inspector.tsx'
import styles from './right-side.module.css'
import inspector from '../../kit/locales/en/inspector.json'
import why from '../../kit/locales/en/why.json'

export const words = { inspector, why }

const PageSettings = lazyComponent(
  () => import('../editors/page/page-settings.tsx'),
  ({ PageSettings }) => PageSettings,
)
const JsonOfDocument = lazyComponent(
  () => import('../editors/json/draft-json.tsx'),
  ({ JsonOfDocument }) => JsonOfDocument,
)
const FlagsOfBrand = lazyComponent(
  () => import('../editors/flags/draft-flags.tsx'),
  ({ FlagsOfBrand }) => FlagsOfBrand,
)
const BrandOfDraft = lazyComponent(
  () => import('../editors/brand/draft-brand.tsx'),
  ({ BrandOfDraft }) => BrandOfDraft,
)
const FormOfDraft = lazyComponent(
  () => import('../editors/form/draft-form.tsx'),
  ({ FormOfDraft }) => FormOfDraft,
)
const OrderEditor = lazyComponent(
  () => import('../editors/order/order-editor.tsx'),
  ({ OrderEditor }) => OrderEditor,
)
const OverlayEditor = lazyComponent(
  () => import('../editors/order/overlay-editor.tsx'),
  ({ OverlayEditor }) => OverlayEditor,
)
const HistoryPanel = lazyComponent(
  () => import('../review/history/history-panel.tsx'),
  ({ HistoryPanel }) => HistoryPanel,
)
const CommentsPanel = lazyComponent(
  () => import('../review/comments/comments-panel.tsx'),
  ({ CommentsPanel }) => CommentsPanel,
)
const AuditPanel = lazyComponent(
  () => import('../review/audit/audit-panel.tsx'),
  ({ AuditPanel }) => AuditPanel,
)
const MenuEditor = lazyComponent(
  () => import('../editors/menu/menu-editor.tsx'),
  ({ MenuEditor }) => MenuEditor,
)
const WordsEditor = lazyComponent(
  () => import('../editors/words/words-editor.tsx'),
  ({ WordsEditor }) => WordsEditor,
)

/** Parts that are shown in place of the details. */
type Replacing = 'history' | 'comments' | 'audit'
type What = 'missing' | 'json' | 'block' | 'page' | 'menu' | 'form' | 'order' | 'overlay' | 'flags' | 'brand' | 'words' | Replacing

const $hasBlock = $block.map((block) => block !== null)
const $isJson = $viewSettings.map(({ view }) => view === 'json')
const $isThere = combine($doc, $documents, (doc, documents) => documents.has(doc) || doc.startsWith('words/'))
const $replacing = $panels.map(({ history, comments, audit }): Replacing | null =>
  history ? 'history' : comments ? 'comments' : audit ? 'audit' : null,
)
const $what = combine($doc, $isThere, $hasBlock, $isJson, $replacing, (doc, there, hasBlock, json, replacing): What => {
  if (replacing) return replacing
  const [kind] = doc.split('/')
  return !there ? 'missing' : json ? 'json' : kind === 'page' && hasBlock ? 'block' : (kind as What) // the address has no other kinds
})

const parts = {
  json: JsonOfDocument,
  block: BlockInspector,
  page: PageSettings,
  menu: MenuEditor,
  form: FormOfDraft,
  order: OrderEditor,
  overlay: OverlayEditor,
  flags: FlagsOfBrand,
  brand: BrandOfDraft,
  words: WordsEditor,
  history: HistoryPanel,
  comments: CommentsPanel,
  audit: AuditPanel,
}

// Whoever opens or chooses something wants its details; the comments follow to it
sample({ clock: [$doc.updates, $sel.updates], fn: () => ({ history: false, audit: false }), target: panelsChanged })

/** Where blocks are chosen. */
const choosing = '[data-part="canvas"], [data-part="left"]'

/** Loads the code of forms when the pointer or the focus comes to where blocks are chosen: whoever only looks at a page does without it. */
function useFormBeforehand() {
  useEffect(() => {
    const stop = new AbortController()
    const come = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(choosing)) return
      stop.abort()
      loadFormCode().catch(() => undefined) // the first form asks again, and says when it does not come
    }
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, come, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

/** Details of what is chosen: a block, a page, or a document that is a list with its own editor; History or the audit in place of them. */
export function RightSide() {
  const { what, panels } = useUnit({ what: $what, panels: $panels })
  if (!panels.rightOpen || what === 'missing') return null // the left side shows that there is no such document
  return <Side what={what} />
}

function Side({ what }: { what: Exclude<What, 'missing'> }) {
  const { panels, change } = useUnit({ panels: $panels, change: panelsChanged })
  const over = useNarrower(1120)
  useFormBeforehand()
  const size = what === 'block' || what === 'page' || what === 'comments' ? 'right' : 'wide'
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box)
  const Part = parts[what]
  return (
    <aside
      ref={box}
      className={classes(styles.side, over && styles.over)}
      style={{ inlineSize: panels[size] }}
      aria-label={t('why.right')}
      id="details"
      tabIndex={-1}
      data-part="right"
    >
      {over ? null : (
        <Splitter
          label={t('why.right-width')}
          axis="inline"
          value={panels[size]}
          limits={panelLimits[size]}
          grows={-1}
          onChange={(width) => change({ [size]: width })}
        />
      )}
      <div className={styles.inside}>
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Skeleton lines={6} />
            </div>
          }
        >
          <Part />
        </Suspense>
      </div>
    </aside>
  )
}
