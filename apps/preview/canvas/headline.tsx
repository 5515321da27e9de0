import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { EyeOff } from 'lucide-react'
import { Suspense, useRef } from 'react'

import { debounced } from '../model/debounced.ts'
import { partChosen } from '../model/view/choice.ts'
import { $doc, $document, $head } from '../model/documents/documents.ts'
import { $shown } from '../model/view/frames.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { blocksOf } from '../model/documents/nodes.ts'
import { inspectorTabChosen } from '../model/inspector-tab.ts'
import { $naming } from '../model/documents/names.ts'
import { Menu } from '../../kit/popups/menu.tsx'
import { useFit } from '../../kit/layout/use-fit.ts'
import { lazyComponent } from '../../kit/i18n/lazy-component.ts'
import { t } from '../../kit/i18n/words.ts'
import { documentTitle } from '../model/documents/titles.ts'
import { $pasteError } from './blocks/paste-error.ts'
import styles from './headline.module.css'

/** The outermost blocks of the open page that the persona does not see. */
export const $hidden = combine(debounced(combine({ document: $document, doc: $doc, shown: $shown })), ({ document, doc, shown }) => {
  if (!document || !shown || !doc.startsWith('page/')) return []
  const page = doc.slice('page/'.length)
  const absent = (id: string) => {
    const state = shown.nodes.get(`${page}/${id}`)?.shown
    return state === 'hidden' || state === 'unknown-widget' || state === 'crashed'
  }
  const blocks = blocksOf(document)
  return blocks.filter((block) => absent(block.id) && !(block.parent !== null && absent(block.parent)))
})

const PageShown = lazyComponent(
  () => import('./page-shown.tsx'),
  ({ PageShown }) => PageShown,
)

const mostChips = 4
/** The steps by which the line becomes shorter: a chip less at each, then without “not shown to Guest”, then without who sees it. */
const mostSteps = mostChips + 2

const $persona = $viewSettings.map(({ as, width }) => ({ as, width }))

/** Above the frame: the document, the persona and the width, and the blocks that the persona does not see. */
export function Headline() {
  const { settings, doc, document, hidden, choose, tab, naming, problem } = useUnit({
    settings: $persona,
    doc: $doc,
    document: $head,
    hidden: $hidden,
    choose: partChosen,
    tab: inspectorTabChosen,
    naming: $naming,
    problem: $pasteError,
  })
  const why = (id: string) => {
    choose(id)
    tab('why')
  }
  const line = useRef<HTMLDivElement>(null)
  const content = [
    documentTitle(doc, document),
    settings.as,
    settings.width,
    problem ?? '',
    ...hidden.slice(0, mostChips).map((block) => naming.nameOf(block)),
    hidden.length,
  ].join(' ')
  const step = useFit(line, content, mostSteps)
  const chips = Math.max(0, mostChips - step) // fewer chips rather than truncated ones
  const rest = hidden.slice(chips)
  return (
    <div ref={line} className={styles.line}>
      <strong>{documentTitle(doc, document)}</strong>
      <span className={step < mostSteps ? undefined : 'visually-hidden'}>
        {t('canvas.headline', { who: t(`view-settings.persona.${settings.as}`), width: settings.width })}
      </span>
      {doc.startsWith('page/') ? null : (
        <Suspense fallback={null}>
          <PageShown />
        </Suspense>
      )}
      {problem ? <span className={styles.problem}>{problem}</span> : null}
      {hidden.length > 0 ? (
        <div className={styles.hidden}>
          {hidden.slice(0, chips).map((block) => (
            <button key={block.id} type="button" className={styles.chip} onClick={() => why(block.id)}>
              <EyeOff size={13} aria-hidden="true" />
              <span dir="auto">{naming.nameOf(block)}</span>
            </button>
          ))}
          {rest.length > 0 ? (
            <Menu
              label={t('canvas.hidden-blocks')}
              align="end"
              items={rest.map((block) => ({ id: block.id, label: naming.nameOf(block), icon: EyeOff, onSelect: () => why(block.id) }))}
              trigger={
                <button type="button" className={styles.chip}>
                  {chips > 0 ? null : <EyeOff size={13} aria-hidden="true" />}
                  <span>{t(chips > 0 ? 'canvas.more-hidden' : 'canvas.n-hidden', { count: rest.length })}</span>
                </button>
              }
            />
          ) : null}
          <span className={step > mostChips ? 'visually-hidden' : styles.more}>
            {t('canvas.not-shown', { who: t(`view-settings.persona.${settings.as}`) })}
          </span>
        </div>
      ) : null}
    </div>
  )
}
