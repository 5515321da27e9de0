import { combine } from 'effector'
import { useStoreMap, useUnit } from 'effector-react'
import { Maximize2 } from 'lucide-react'
import { useEffect, useState } from 'react'

import { directionOf, languageCodes } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { $sel } from '../../model/view/choice.ts'
import { $doc, $document } from '../../model/documents/documents.ts'
import { $boxes, $frameStates, $frameStatus, frameOrderRequested, mainFrame } from '../../model/view/frames.ts'
import { viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { IconButton } from '../../../kit/buttons/button.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { Frame } from '../frame/frame.tsx'
import { FrameNotice } from '../frame/frame-notice.tsx'
import type { Axis, Cell } from './matrix-axes.ts'
import { differencesOf } from './matrix-differences.ts'
import { cellName } from './matrix-names.ts'
import styles from './matrix.module.css'

type Props = {
  cell: Cell
  frame: string
  rows: Axis
  columns: Axis
  flag: string
  width: number
  height: number
  live: boolean
  mark: boolean
  tabIndex: 0 | -1
  onFocus: () => void
}

const languageOf = (value: unknown): LanguageCode | undefined => languageCodes.find((code) => code === value)

/** One cell of the matrix: its persona and language, how it differs from the first cell, and the page with what differs outlined. */
export function MatrixCell({ cell, frame, rows, columns, flag, width, height, live, mark, tabIndex, onFocus }: Props) {
  const [turn, setTurn] = useState(0)
  const status = useStoreMap({ store: $frameStatus, keys: [frame], fn: (all, [name]) => all[name] ?? null })
  const state = useStoreMap({ store: $frameStates, keys: [frame], fn: (all, [name]) => all[name] ?? null })
  const first = useStoreMap($frameStates, (all) => all[mainFrame] ?? null)
  const boxes = useStoreMap({ store: $boxes, keys: [frame], fn: (all, [name]) => all[name] ?? null })
  const { document, doc, sel } = useUnit($page)
  const { tell, changeSettings } = useUnit({ tell: frameOrderRequested, changeSettings: viewSettingsChanged })
  const starts = frame === mainFrame
  const page = doc.slice('page/'.length)
  const differs =
    mark && !starts && document?.kind === 'page' && first && state
      ? differencesOf(document, first, state, languageOf(state.facts.language), languageOf(first.facts.language))
      : null
  const marked = differs ? [...differs.more, ...differs.otherwise, ...differs.untranslated] : []
  const watched = JSON.stringify([...new Set([...marked, ...(sel === null ? [] : [sel])])])
  useEffect(() => {
    const nodes = (JSON.parse(watched) as string[]).map((node) => ({ page, node }))
    tell({ frame, order: { kind: 'watch', nodes, all: false } })
  }, [frame, page, watched, status, turn, live, tell])
  const scale = width / cell.width
  const ring = (id: string) => {
    const box = boxes?.boxes.get(`${page}/${id}`)
    return box ? { left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale } : undefined
  }
  const name = cellName(cell, rows, columns, flag)
  const language = languageOf(cell.over.language)
  const badges = differs ? differenceBadges(differs) : []
  return (
    <section
      className={styles.cell}
      aria-label={[separated(name), starts ? t('matrix.start') : separated(badges.map(({ text }) => text))].filter(Boolean).join(': ')}
      tabIndex={tabIndex}
      onFocus={onFocus}
      data-cell={cell.key}
    >
      <header className={styles.head}>
        <strong>{name[0]}</strong>
        <span className={styles.second}>
          <span>{name[1]}</span>
          {language && directionOf(language) === 'rtl' ? <span>{t('matrix.rtl')}</span> : null}
        </span>
        <span className={styles.says}>
          {starts ? (
            <span className={styles.start}>{t('matrix.start')}</span>
          ) : (
            badges.map(({ text, good }) => (
              <Badge key={text} kind={good ? 'green' : 'amber'}>
                {text}
              </Badge>
            ))
          )}
          <IconButton
            size="small"
            icon={Maximize2}
            label={t('matrix.open', { name: separated(name) })}
            onClick={() => changeSettings({ ...cell.over, width: cell.width, view: 'canvas' })}
          />
        </span>
      </header>
      <div className={styles.picture} style={{ blockSize: height }} dir="ltr">
        {live ? (
          <Frame
            id={frame}
            label={separated(name)}
            over={cell.over}
            width={cell.width}
            height={Math.round(height / scale)}
            scale={scale}
            turn={turn}
          />
        ) : null}
        <div className={styles.rings} aria-hidden="true">
          {marked
            .filter((id) => id !== sel)
            .map((id) => {
              const place = ring(id)
              return place ? <div key={id} className={styles.differs} style={place} data-differs={id} /> : null
            })}
          {sel !== null && ring(sel) ? (
            <div className={marked.includes(sel) ? styles.both : styles.chosen} style={ring(sel)} data-chosen={sel} />
          ) : null}
        </div>
        <FrameNotice status={status ?? 'loading'} onReload={() => setTurn(turn + 1)} />
      </div>
    </section>
  )
}

const $page = combine($document, $doc, $sel, (document, doc, sel) => ({ document, doc, sel }))

function differenceBadges({ more, less, otherwise, untranslated }: ReturnType<typeof differencesOf>): { text: string; good: boolean }[] {
  const badges = [
    ...(more.length > 0 ? [{ text: t('matrix.more', { count: more.length }), good: false }] : []),
    ...(less.length > 0 ? [{ text: t('matrix.less', { count: less.length }), good: false }] : []),
    ...(otherwise.length > 0 ? [{ text: t('matrix.otherwise', { count: otherwise.length }), good: false }] : []),
  ]
  return [
    ...(badges.length > 0 ? badges : [{ text: t('matrix.same'), good: true }]),
    ...(untranslated.length > 0 ? [{ text: t('matrix.untranslated', { count: untranslated.length }), good: false }] : []),
  ]
}
