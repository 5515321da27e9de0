import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import editor from '../editor.module.css'
import type { PartProps } from './brand-props.ts'
import { ListField } from './list-field.tsx'
import { ListsList } from './lists-list.tsx'
import { MaintenanceList } from './maintenance-list.tsx'

/** Lists of vendor codes that order rules and sources name: `vendors.esports`. */
export function VendorsPart(props: PartProps) {
  const { brand, set, readOnly = false } = props
  const [name, setName] = useState('')
  const canAdd = /^[a-z][A-Za-z0-9]*$/.test(name) && brand.vendors[name] === undefined
  return (
    <>
      <ul className={editor.list}>
        {Object.entries(brand.vendors).map(([group, codes]) => (
          <li key={group} className={editor.line} style={{ alignItems: 'flex-start' }}>
            <div style={{ flex: 1 }}>
              <ListField
                label={group}
                hint={t('editors.brand-vendors-hint', { name: `vendors.${group}` })}
                value={codes}
                readOnly={readOnly}
                onChange={(value) => set(['vendors', group], value, t('editors.brand-vendors-of', { group }))}
              />
            </div>
            {!readOnly && (
              <IconButton
                icon={Trash2}
                label={t('editors.brand-vendors-delete', { group })}
                onClick={() => set(['vendors', group], undefined, t('editors.brand-vendors-of', { group }))}
              />
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <div className={editor.line}>
          <TextField
            mono
            label={t('editors.brand-vendors-name')}
            placeholder={t('editors.brand-vendors-name')}
            value={name}
            onChange={setName}
          />
          <Button
            icon={Plus}
            disabled={canAdd ? false : t('editors.brand-vendors-letters')}
            onClick={() => {
              set(['vendors', name], [], t('editors.brand-vendors-of', { group: name }))
              setName('')
            }}
          >
            {t('editors.brand-vendors-add')}
          </Button>
        </div>
      )}
      <ListsList {...props} />
      <MaintenanceList {...props} />
    </>
  )
}
