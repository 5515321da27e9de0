import { Popover } from '@base-ui/react/popover'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import type { Option } from './options.ts'
import { PopupProviders } from '../buttons/popup-providers.tsx'
import popup from '../buttons/popup.module.css'
import control from './control.module.css'
import styles from './list.module.css'

export type ListPopupProps = {
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  options: readonly Option[]
  /** How many more there are than are drawn. */
  more: number
  value: string | undefined
  active: number
  onActive: (index: number) => void
  onPick: (index: number) => void
}

/** The open list of a Select or a Combobox. The focus stays in the control, which moves `active`; ids of options are `<id>-<index>`. */
export function ListPopup({ id, label, anchor, options, more, value, active, onActive, onPick }: ListPopupProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <PopupProviders>
      <Popover.Root open>
        <Popover.Portal>
          <Popover.Positioner
            role="region"
            className={popup.place}
            anchor={anchor}
            side="bottom"
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            {/* No Popover.Popup: it would take the focus, which stays in the control. */}
            <div role="presentation" className={classes(popup.popup, styles.popup)} onMouseDown={(event) => event.preventDefault()}>
              <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
                {options.map((option, index) => (
                  <ListOption
                    key={option.value}
                    id={`${id}-${index}`}
                    option={option}
                    chosen={option.value === value}
                    active={index === active}
                    onEnter={() => onActive(index)}
                    onPick={() => onPick(index)}
                  />
                ))}
              </div>
              {options.length ? null : <p className={styles.note}>{t('ui.no-matches')}</p>}
              {more ? <p className={styles.note}>{t('ui.more-matches', { count: more })}</p> : null}
            </div>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </PopupProviders>
  )
}

function ListOption({
  id,
  option,
  chosen,
  active,
  onEnter,
  onPick,
}: {
  id: string
  option: Option
  chosen: boolean
  active: boolean
  onEnter: () => void
  onPick: () => void
}) {
  const why = typeof option.disabled === 'string' ? option.disabled : undefined
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={Boolean(option.disabled) || undefined}
      data-value={option.value}
      data-active={active || undefined}
      className={styles.option}
      onPointerMove={active ? undefined : onEnter}
      onClick={option.disabled ? undefined : onPick}
    >
      {option.icon ? <option.icon size={16} aria-hidden="true" /> : null}
      {option.swatch ? <span className={control.swatch} style={{ background: option.swatch }} /> : null}
      <span className={styles.words}>
        <span>{option.label}</span>
        {(why ?? option.hint) ? <span className={styles.hint}>{why ?? option.hint}</span> : null}
      </span>
      {chosen ? <Check size={14} className={styles.tick} aria-hidden="true" /> : null}
    </div>
  )
}
