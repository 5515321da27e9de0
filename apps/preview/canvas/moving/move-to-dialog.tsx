import { useUnit } from 'effector-react'
import { CornerDownRight, Search } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import { $contracts } from '../../model/catalogue/catalogue.ts'
import { $document } from '../../model/documents/documents.ts'
import { blockMoved } from '../../model/documents/edits.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Naming } from '../../model/documents/names.ts'
import { blockOf, spotsFor } from '../../model/documents/nodes.ts'
import type { Block, Spot } from '../../model/documents/nodes.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'
import { homeOf, placeAt, samePlace } from '../../model/documents/places.ts'
import { placeLabel, whereOf } from '../../model/moving/place-words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import styles from './move-to.module.css'

type Props = { opened: Extract<OpenDialog, { kind: 'move-to' }>; onClose: () => void }
export type MovePlace = { spot: Spot; label: string; level: number }

/** Every place that a block may be moved to, in reading order, without its own. `into`: only the ends of areas. */
export function movePlaces(
  page: JsonObject,
  block: Block,
  contracts: ReadonlyMap<string, Contract>,
  naming: Naming,
  into: boolean,
): MovePlace[] {
  const spots = spotsFor(page, block.widget, contracts, block).filter(
    (spot) => !samePlace(spot, homeOf(block), block) && !(spot.list === block.list && spot.index === block.index + 1),
  )
  const places = spots.map((spot) => ({ spot, place: placeAt(page, spot, block) }))
  return places
    .filter(({ spot, place }) => !into || (spot.list !== '/nodes' && spot.list !== block.list && place.nth === place.of))
    .map(({ spot, place }) => ({ spot, label: placeLabel(place, naming), level: spot.list === '/nodes' ? 0 : (place.owner?.level ?? 1) }))
}

/** Moves a block to a place that is selected from a searchable list. */
export function dialog({ opened: { block: id, into = false }, onClose }: Props) {
  return <MoveTo id={id} into={into} onClose={onClose} />
}

function MoveTo({ id, into, onClose }: { id: string; into: boolean; onClose: () => void }) {
  const { page, contracts, naming, moveBlock, announce } = useUnit({
    page: $document,
    contracts: $contracts,
    naming: $naming,
    moveBlock: blockMoved,
    announce: announced,
  })
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const search = useRef<HTMLInputElement>(null)
  const block = page ? blockOf(page, id) : undefined
  const places = useMemo(
    () => (page && block ? movePlaces(page, block, contracts, naming, into) : []),
    [page, block, contracts, naming, into],
  )
  const found = places.filter(({ label }) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => label.toLowerCase().includes(word)),
  )
  if (!page || !block) return null
  const active = Math.min(at, found.length - 1)

  function move(place: MovePlace | undefined) {
    if (!page || !place) return
    const { nth, of, ...rest } = placeAt(page, place.spot, block)
    onClose()
    moveBlock({ id, spot: place.spot })
    announce(t('canvas.announced-place', { nth, of, where: whereOf({ nth, of, ...rest }, naming) }))
  }
  function press(event: KeyboardEvent) {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (to !== undefined) {
      setAt(Math.min(Math.max(to, 0), found.length - 1))
      document.getElementById(`place-${Math.min(Math.max(to, 0), found.length - 1)}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') move(found[active])
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      size="default"
      onClose={onClose}
      title={t(into ? 'canvas.move-into-title' : 'canvas.move-title', { name: naming.nameOf(block) })}
      initialFocus={search}
    >
      <TextField
        ref={search}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls="places"
        aria-activedescendant={found.length > 0 ? `place-${active}` : undefined}
        icon={Search}
        label={t('canvas.move-search')}
        placeholder={t('canvas.move-search')}
        value={text}
        onChange={(next) => {
          setText(next)
          setAt(0)
        }}
        onKeyDown={press}
      />
      {found.length === 0 ? (
        <Empty icon={CornerDownRight} title={t(places.length === 0 ? 'canvas.move-nowhere' : 'canvas.move-none')} />
      ) : null}
      <div id="places" role="listbox" aria-label={t('canvas.move-search')} className={styles.places}>
        {found.map((place, index) => (
          <div
            key={`${place.spot.list} ${place.spot.index}`}
            id={`place-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.place}
            style={{ paddingInlineStart: 10 + place.level * 16 }}
            onClick={() => move(place)}
          >
            <span dir="auto">{place.label}</span>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
