import { useUnit } from 'effector-react'
import { Trash2 } from 'lucide-react'

import { IconButton } from '../../../kit/buttons/button.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { listed, t } from '../../../kit/i18n/words.ts'
import { $listUses } from '../../model/view/list-uses.ts'
import editor from '../editor.module.css'
import type { PartProps } from './brand-props.ts'
import styles from './brand.module.css'

/** The saved lists of the brand with who uses them. One that is used cannot be deleted. */
export function ListsList({ brand, set, readOnly = false }: PartProps) {
  const uses = useUnit($listUses)
  const lists = Object.entries(brand.lists ?? {})
  if (lists.length === 0) return null
  return (
    <section className={styles.maintenance} aria-label={t('editors.brand-lists')}>
      <h3 className={editor.subtitle}>{t('editors.brand-lists')}</h3>
      <ul className={editor.list}>
        {lists.map(([id, { name }]) => {
          const who = uses.get(id) ?? []
          const used = who.length > 0 ? t('editors.brand-lists-used', { count: who.length, names: listed(who) }) : undefined
          return (
            <li key={id} className={styles.window}>
              <TextField
                label={t('editors.brand-lists-name')}
                value={name}
                readOnly={readOnly}
                onChange={(value) => value !== '' && set(['lists', id, 'name'], value, t('editors.brand-lists'))}
              />
              <span className={editor.quiet}>{used ?? t('editors.brand-lists-unused')}</span>
              {!readOnly && (
                <IconButton
                  icon={Trash2}
                  label={t('editors.brand-lists-delete', { name })}
                  disabled={used}
                  onClick={() => set(['lists', id], undefined, t('editors.brand-lists'))}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
