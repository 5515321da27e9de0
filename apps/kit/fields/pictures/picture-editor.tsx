import { Crosshair, Image, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

import { focusOf, pictureName } from '../../../../src/schemas/picture-file.ts'
import type { PictureFile } from '../../../../src/schemas/picture-file.ts'
import { Button, IconButton } from '../../buttons/button.tsx'
import { t } from '../../i18n/words.ts'
import pictures from '../../locales/en/pictures.json'
import { PictureDialog } from './picture-dialog.tsx'
import type { RouteChoice } from '../form/types.ts'
import css from './picture.module.css'

export const words = { pictures }

type Props = {
  label: string
  describedBy: string | undefined
  value: PictureFile | undefined
  /** Whose pictures can be chosen; none where the form stands outside of the editor. */
  brand: string | undefined
  routes: readonly RouteChoice[]
  onChange: (value: PictureFile | undefined) => void
}

/** Shows the picture with its focal point, and opens the brand's pictures to choose another one. */
export function PictureEditor({ label, describedBy, value, brand, routes, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [lost, setLost] = useState<string>()
  return (
    <div className={css.editor}>
      {value === undefined ? null : (
        <>
          {lost === value.file ? <p className={css.lost}>{t('pictures.lost')}</p> : null}
          <FocusPicture key={value.file} picture={value} onLost={() => setLost(value.file)} onChange={onChange} />
          <p className={css.facts}>{t('pictures.size', { width: value.width, height: value.height })}</p>
        </>
      )}
      <div className={css.line}>
        <Button
          size="small"
          icon={Image}
          aria-label={`${label}: ${t(value ? 'pictures.change' : 'pictures.choose')}`}
          aria-describedby={describedBy}
          disabled={brand === undefined ? t('pictures.not-here') : undefined}
          onClick={() => setOpen(true)}
        >
          {t(value ? 'pictures.change' : 'pictures.choose')}
        </Button>
        {value === undefined ? null : (
          <IconButton size="small" icon={Trash2} label={t('pictures.remove')} onClick={() => onChange(undefined)} />
        )}
      </div>
      {isOpen && brand !== undefined ? (
        <PictureDialog
          brand={brand}
          chosen={value?.file}
          routes={routes}
          onChoose={(chosen) => {
            setOpen(false)
            if (chosen.file !== value?.file) onChange(chosen)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 100))

/** The picture with a point on it that is dragged, or moved by the arrow keys. A drag is one edit. */
function FocusPicture({ picture, onLost, onChange }: { picture: PictureFile; onLost: () => void; onChange: (value: PictureFile) => void }) {
  const [dragged, setDragged] = useState<{ x: number; y: number }>()
  const { x, y } = dragged ?? focusOf(picture)
  const { focus, ...whole } = picture

  function move(to: { x: number; y: number }) {
    setDragged(undefined)
    const before = focusOf(picture)
    if (to.x === before.x && to.y === before.y) return
    onChange(to.x === 50 && to.y === 50 ? whole : { ...whole, focus: [to.x, to.y] })
  }
  function placeOf({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: within(((clientX - left) / (width || 1)) * 100), y: within(((clientY - top) / (height || 1)) * 100) }
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.shiftKey ? 10 : 1
    move({ x: within(x + step[0] * by), y: within(y + step[1] * by) })
  }
  return (
    <>
      <div
        className={css.picture}
        dir="ltr" // the point counts from the left, and so do the letters of its place
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragged(placeOf(event))
        }}
        onPointerMove={(event) => dragged && setDragged(placeOf(event))}
        onPointerUp={(event) => dragged && move(placeOf(event))}
        onPointerCancel={() => setDragged(undefined)}
      >
        <img
          src={`/media/${pictureName(
            picture.file,
            picture.widths.find((width) => width >= 640),
          )}`}
          width={picture.width}
          height={picture.height}
          alt=""
          draggable={false}
          onError={onLost}
        />
        <span
          role="slider"
          tabIndex={0}
          className={css.point}
          aria-label={t('pictures.focus')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={t('pictures.focus-at', { x, y })}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={css.line}>
        <p className={css.facts}>{t('pictures.focus-hint')}</p>
        <IconButton
          size="small"
          icon={Crosshair}
          label={t('pictures.focus-middle')}
          disabled={focus === undefined}
          onClick={() => move({ x: 50, y: 50 })}
        />
      </div>
    </>
  )
}
