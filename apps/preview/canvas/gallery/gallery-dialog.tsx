import { useUnit } from 'effector-react'
import { Clipboard, LayoutGrid, Search } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

import { newPickedUp } from '../../model/moving/carried.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $doc, $document, $documents } from '../../model/documents/documents.ts'
import { blockAdded } from '../../model/documents/edits.ts'
import { $naming } from '../../model/documents/names.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'
import { placeAt } from '../../model/documents/places.ts'
import { whereOf } from '../../model/moving/place-words.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { widgetCategories } from '../../../../src/runtime/contract/docs.ts'
import type { WidgetCategory } from '../../../../src/runtime/contract/docs.ts'
import { CardPicture } from './card-picture.tsx'
import { ExampleFrame, useCardScale, useExamples } from './example-frame.tsx'
import { $copiedText, textPasted } from '../blocks/clipboard.ts'
import { $pasteContext } from '../blocks/paste-context.ts'
import copying from '../../locales/en/copying.json'
import { blocksInText, pastedBlocks } from '../blocks/pasting.ts'
import { focusCanvas } from '../frame/focus.ts'
import { newBlock } from '../blocks/new-block.ts'
import { GalleryDetails } from './gallery-details.tsx'
import { galleryRows, searchRows, sectionsOf } from './gallery-rows.ts'
import type { GalleryRow, Section } from './gallery-rows.ts'
import { $recentBlocks } from './recent-blocks.ts'
import { useTrackDrag } from '../moving/pointer-drag.ts'
import styles from './gallery.module.css'

export const words = { copying }

type Props = { opened: Extract<OpenDialog, { kind: 'gallery' }>; onClose: () => void }

/** The gallery for adding a block: every block type by category, a preview of the selected one, and the place where it will be added. */
export function dialog({ opened: { spot }, onClose }: Props) {
  return <Gallery spot={spot} onClose={onClose} />
}

function Gallery({ spot, onClose }: { spot: Props['opened']['spot']; onClose: () => void }) {
  const { catalogue, page, doc, naming } = useUnit({ catalogue: $catalogue, page: $document, doc: $doc, naming: $naming })
  const search = useRef<HTMLInputElement>(null)
  const where = page ? whereOf(placeAt(page, spot), naming) : ''
  return (
    <Dialog
      open
      size="full"
      onClose={onClose}
      title={t('canvas.gallery')}
      description={t('canvas.gallery-where', { page: documentTitle(doc, page), where })}
      initialFocus={search}
    >
      {catalogue && page ? <Choice catalogue={catalogue} page={page} spot={spot} where={where} search={search} onClose={onClose} /> : null}
    </Dialog>
  )
}

type ChoiceProps = {
  catalogue: Catalogue
  page: Parameters<typeof galleryRows>[0]
  spot: Props['opened']['spot']
  where: string
  search: React.RefObject<HTMLInputElement | null>
  onClose: () => void
}

function Choice({ catalogue, page, spot, where, search, onClose }: ChoiceProps) {
  const { naming, documents, recent, announce, addBlock, pickUp } = useUnit({
    naming: $naming,
    documents: $documents,
    recent: $recentBlocks,
    announce: announced,
    addBlock: blockAdded,
    pickUp: newPickedUp,
  })
  const trackDrag = useTrackDrag()
  const [text, setText] = useState('')
  const [group, setGroup] = useState<WidgetCategory | 'all'>('all')
  const [type, setType] = useState<string>()
  const wanted = useDeferredValue(text)
  const all = useMemo(() => galleryRows(page, spot, catalogue.contracts, naming), [page, spot, catalogue, naming])
  const [recentThen] = useState(recent) // what is added from here is first the next time
  const sections = useMemo(() => {
    const found = searchRows(all, wanted, group)
    return wanted.trim() === '' && group === 'all' ? sectionsOf(found, recentThen) : [{ name: 'all' as const, rows: found }]
  }, [all, wanted, group, recentThen])
  const rows = useMemo(() => sections.flatMap((section) => section.rows), [sections])
  const chosen = rows.find((row) => row.type === type) ?? rows[0]
  const nodeOf = (row: GalleryRow) => newBlock(row.contract, catalogue.sources, documents)
  const node = useMemo(() => (chosen ? newBlock(chosen.contract, catalogue.sources, documents) : {}), [chosen, catalogue, documents])
  const list = useRef<HTMLDivElement>(null)
  const { drawer, css } = useExamples()
  useCardScale(list)

  useEffect(() => {
    if (wanted) announce(t('canvas.gallery-found', { count: rows.length }))
  }, [wanted, rows.length, announce])

  function add(row: GalleryRow) {
    if (row.refused) return void announce({ text: row.refused, assertive: true })
    addBlock({ widget: row.type, spot, node: nodeOf(row) })
    onClose()
    announce(t('canvas.announced-added', { name: row.title, where }))
    requestAnimationFrame(() => focusCanvas())
  }
  /** Adds the first match of the text as it is now: the list is drawn a moment after fast typing. */
  function addFirst() {
    const now = wanted === text ? rows : searchRows(all, text, group)
    const row = now.find((one) => one.type === type) ?? now[0]
    if (row) add(row)
  }
  function go(to: number) {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)]
    if (!row) return
    setType(row.type)
    list.current?.querySelector<HTMLElement>(`[data-type="${CSS.escape(row.type)}"]`)?.focus()
  }
  function press(event: KeyboardEvent) {
    const at = chosen ? rows.indexOf(chosen) : 0
    const [forward, back] = document.documentElement.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const to = {
      [forward]: at + 1,
      [back]: at - 1,
      ArrowDown: besideRow(list.current, at, 1),
      ArrowUp: besideRow(list.current, at, -1),
      Home: 0,
      End: rows.length - 1,
    }[event.key]
    if (event.key === 'Enter' && chosen) add(chosen)
    else if (event.key === 'ArrowUp' && to === -1) search.current?.focus()
    else if (event.key === 'ArrowDown' && to === -1) go(at)
    else if (to !== undefined) go(to)
    else if (isLetter(event)) search.current?.focus() // which types it there
    else return
    if (event.key.length > 1) event.preventDefault()
  }
  function drag(row: GalleryRow, event: PointerEvent) {
    if (event.button !== 0 || event.pointerType === 'touch' || row.contract === undefined) return
    trackDrag({ x: event.clientX, y: event.clientY }, () => {
      onClose()
      pickUp({ widget: row.type, node: nodeOf(row) })
    })
  }
  const card = (row: GalleryRow) => (
    <div
      key={row.type}
      role="option"
      aria-selected={row === chosen}
      aria-disabled={row.refused !== '' || undefined}
      tabIndex={row === chosen ? 0 : -1}
      className={styles.card}
      data-type={row.type}
      onFocus={() => setType(row.type)}
      onClick={() => setType(row.type)}
      onDoubleClick={() => add(row)}
      onPointerDown={(event) => drag(row, event)}
    >
      <CardPicture contract={row.contract} drawer={drawer} css={css} />
      <span className={styles.name}>{row.title}</span>
      <span className={styles.about}>{row.refused || row.description}</span>
      <span className={styles.needs}>
        {row.needs.length === 0 ? t('canvas.card-needs-nothing') : t('canvas.card-needs', { what: separated(row.needs) })}
      </span>
    </div>
  )
  return (
    <div className={styles.gallery}>
      <div className={styles.groups}>
        {(['all', ...widgetCategories] as const).map((one) => {
          const count = one === 'all' ? all.length : all.filter((row) => row.group === one).length
          return count > 0 ? (
            <button key={one} type="button" className={styles.group} aria-pressed={one === group} onClick={() => setGroup(one)}>
              {one === 'all' ? <LayoutGrid size={14} aria-hidden="true" /> : null}
              <span>{t(`ui.group-${one}`)}</span>
              <span className={styles.count}>{count}</span>
            </button>
          ) : null
        })}
        <Copied spot={spot} onDone={onClose} />
      </div>
      <div className={styles.middle}>
        <TextField
          ref={search}
          type="search"
          size="large"
          icon={Search}
          label={t('canvas.gallery-search')}
          placeholder={t('canvas.gallery-try')}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') go(chosen ? rows.indexOf(chosen) : 0)
            else if (event.key === 'Enter') addFirst()
            else return
            event.preventDefault()
          }}
        />
        {rows.length === 0 ? (
          <Empty
            icon={Search}
            title={t('canvas.gallery-none')}
            action={
              <Button
                onClick={() => {
                  setText('')
                  setGroup('all')
                }}
              >
                {t('canvas.gallery-all')}
              </Button>
            }
          />
        ) : null}
        <ExampleFrame drawer={drawer} />
        <div ref={list} role="listbox" tabIndex={-1} aria-label={t('canvas.gallery')} className={styles.cards} onKeyDown={press}>
          {sections.map(({ name, rows: own }) =>
            name === 'all' ? (
              own.map(card)
            ) : (
              <div key={name} role="group" aria-labelledby={`gallery-${name}`} className={styles.section}>
                <h3 id={`gallery-${name}`} className={styles.heading}>
                  {sectionTitle(name)}
                </h3>
                {own.map(card)}
              </div>
            ),
          )}
        </div>
      </div>
      {chosen ? (
        <GalleryDetails
          row={chosen}
          node={node}
          catalogue={catalogue}
          addLabel={t('canvas.add-where', { where })}
          onAdd={() => add(chosen)}
          onPurpose={(keyword) => {
            setText(keyword)
            setGroup('all')
            search.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

/** The place of the card that is nearest below (`1`) or above (`-1`) another one; -1 where there is none. */
function besideRow(list: HTMLElement | null, at: number, way: 1 | -1): number {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])].map((one) => one.getBoundingClientRect())
  const from = cards[at]
  if (!from) return -1
  const beyond = cards.filter(({ top }) => (top - from.top) * way > 1)
  const next = Math.min(...beyond.map(({ top }) => top * way)) * way
  const row = beyond.filter(({ top }) => Math.abs(top - next) <= 1)
  const [nearest] = row.toSorted((a, b) => Math.abs(a.left - from.left) - Math.abs(b.left - from.left))
  return nearest ? cards.indexOf(nearest) : -1
}

function sectionTitle(name: Section['name']): string {
  return name === 'recent' || name === 'whole' || name === 'refused' ? t(`canvas.section-${name}`) : t(`ui.group-${name}`)
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}

/** A button that pastes the copied blocks at the place of the new block. */
function Copied({ spot, onDone }: { spot: Props['opened']['spot']; onDone: () => void }) {
  const [problem, setProblem] = useState<string>()
  const { copied, context, paste: pasteText } = useUnit({ copied: $copiedText, context: $pasteContext, paste: textPasted })
  const count = blocksInText(copied)
  if (count === 0) return null
  const paste = () => {
    const judged = pastedBlocks(copied, spot, { ...context, block: null })
    if ('problem' in judged) return setProblem(judged.problem)
    pasteText({ text: copied, spot })
    onDone()
  }
  return (
    <div className={styles.copied}>
      <Button kind="quiet" icon={Clipboard} onClick={paste}>
        {t('canvas.copied-blocks', { count })}
      </Button>
      {problem ? <p role="alert">{problem}</p> : null}
    </div>
  )
}
