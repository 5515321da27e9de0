import { Ellipsis } from 'lucide-react'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { Variation } from '../../../../src/schemas/varied-value.ts'
import { IconButton } from '../../buttons/button.tsx'
import { t } from '../../i18n/words.ts'
import { Menu } from '../../popups/menu.tsx'
import { useFormContext } from '../form/form-context.ts'

/** Gives a prop a value for each language or device; nothing for one that cannot have it. */
export function VaryMenu({
  schema,
  value,
  label,
  onVary,
}: {
  schema: JsonObject
  value: Json | undefined
  label: string
  onVary: (value: Json) => void
}) {
  const { choices } = useFormContext()
  if (!Array.isArray(schema.varies) || (value === undefined && schema.default === undefined)) return null
  const first: Record<Variation, string> = { language: choices.words.language, device: 'desktop' }
  return (
    <Menu
      label={t('inspector.vary', { label })}
      align="end"
      trigger={<IconButton size="small" icon={Ellipsis} label={t('inspector.vary', { label })} />}
      items={(schema.varies as Variation[]).map((by) => ({
        id: by,
        label: t(`inspector.vary-${by}`),
        onSelect: () => onVary({ by, [first[by]]: value ?? schema.default ?? null }),
      }))}
    />
  )
}
