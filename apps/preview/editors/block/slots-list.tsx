import { Plus } from 'lucide-react'
import { memo } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { plainName } from '../../../kit/i18n/plain-name.ts'
import type { SlotModel } from './inspector-types.ts'
import styles from '../../../kit/fields/form/fields.module.css'

/** The slots of a block, with their blocks and what they accept. */
export const SlotsList = memo(function SlotsList({
  slots,
  onOpen,
  onAdd,
}: {
  slots: readonly SlotModel[]
  onOpen: (block: string) => void
  onAdd: (slot: string) => void
}) {
  if (slots.length === 0) return null
  return (
    <section className={styles.section}>
      {slots.map((slot) => {
        const full = slot.max !== undefined && slot.blocks.length >= slot.max
        const few = slot.min !== undefined && slot.blocks.length < slot.min
        return (
          <div key={slot.name} className={styles.prop} data-pointer={`/slots/${slot.name}`}>
            <p className={styles.heading}>{t('inspector.inside', { slot: plainName(slot.name) })}</p>
            <p className={styles.range}>
              {[
                slot.description,
                slot.allows ? t('inspector.slot-takes', { types: separated(slot.allows) }) : t('inspector.slot-takes-any'),
                few ? t('inspector.must-have-at-least', { count: slot.min ?? 0 }) : undefined,
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            {slot.blocks.length > 0 ? (
              <ul className={styles.inside}>
                {slot.blocks.map((block) => (
                  <li key={block.id}>
                    <button type="button" className={styles.link} onClick={() => onOpen(block.id)}>
                      {block.name}
                    </button>
                    <span className={styles.range}>{` ${block.type}`}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <p className={styles.range}>{t('inspector.slot-empty')}</p>
            )}
            <Button
              size="small"
              icon={Plus}
              aria-label={t('inspector.add-into', { slot: plainName(slot.name) })}
              disabled={full ? t('inspector.must-have-at-most', { count: slot.max ?? 0 }) : undefined}
              onClick={() => onAdd(slot.name)}
            >
              {t('inspector.add-block')}
            </Button>
          </div>
        )
      })}
    </section>
  )
})
