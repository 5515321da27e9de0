import { isObject } from '../../../src/schemas/json.ts'
import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Hash, Languages, Palette, Scale, Shapes, ShieldCheck, Store, Tag } from 'lucide-react'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { $doc, $effective } from '../model/documents/documents.ts'
import { $parts } from '../model/view/parts.ts'
import { t } from '../../kit/i18n/words.ts'
import { partOpened } from './open-part.ts'
import { PartGroup, PartRow } from './part-row.tsx'

const icons = {
  colors: Palette,
  name: Tag,
  shape: Shapes,
  languages: Languages,
  vendors: Store,
  numbers: Hash,
  rules: Scale,
  publishing: ShieldCheck,
}
const $brand = combine($effective, $doc, (documents, doc): JsonObject => documents.get(doc) ?? {})

/** The parts of a brand with the number of their entries, the base's included. */
export function BrandParts() {
  const { brand, parts, openPart } = useUnit({ brand: $brand, parts: $parts, openPart: partOpened })
  const size = (value: unknown) => (Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : undefined)
  const counts = {
    colors: size(isObject(brand.tokens) ? brand.tokens.dark : undefined),
    name: undefined,
    shape: undefined,
    languages: size(brand.languages),
    vendors: size(brand.vendors),
    numbers: size(brand.constants),
    rules: size(brand.rules),
    publishing: undefined,
  }
  return (
    <PartGroup label={t('outline.parts')}>
      {(['colors', 'name', 'shape', 'languages', 'vendors', 'numbers', 'rules', 'publishing'] as const).map((part) => (
        <PartRow
          key={part}
          icon={icons[part]}
          label={t(`outline.part-${part}`)}
          beside={counts[part]}
          current={parts.brand === part}
          onPress={() => openPart({ brand: part })}
        />
      ))}
    </PartGroup>
  )
}
