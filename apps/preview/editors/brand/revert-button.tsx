import { pointerOf } from '../../../../src/schemas/json.ts'
import { Undo2 } from 'lucide-react'

import { valueAt } from '../../../../src/rules/patch.ts'
import { IconButton } from '../../../kit/buttons/button.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { PartProps } from './brand-props.ts'
import { isOwn } from '../brand-patches.ts'

/** Reverts a value to that of the base; shown only where the brand has its own. */
export function RevertButton({
  own,
  base,
  keys,
  what,
  set,
  readOnly,
}: Pick<PartProps, 'own' | 'base' | 'set'> & { keys: readonly string[]; what: string; readOnly: boolean }) {
  if (base === undefined || readOnly || !isOwn(own, keys)) return null
  return (
    <IconButton
      icon={Undo2}
      size="small"
      label={t('editors.brand-back-of', { what })}
      onClick={() => set(keys, valueAt(base, pointerOf(...keys)), what)}
    />
  )
}
