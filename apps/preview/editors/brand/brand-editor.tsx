import { useCallback, useState } from 'react'

import { Tabs } from '../../../kit/layout/tabs.tsx'
import { t } from '../../../kit/i18n/words.ts'
import styles from '../editor.module.css'
import { brandSettings } from '../brand-patches.ts'
import { brandParts } from './brand-props.ts'
import type { BrandEditorProps, BrandPart, SetBrand, SetBrandValues } from './brand-props.ts'
import { ColorsPart } from './colors-part.tsx'
import { LanguagesPart } from './languages-part.tsx'
import { NamePart } from './name-part.tsx'
import { NumbersPart } from './numbers-part.tsx'
import { PublishingPart } from './publishing-part.tsx'
import { RulesPart } from './rules-part.tsx'
import { ShapePart } from './shape-part.tsx'
import { VendorsPart } from './vendors-part.tsx'

/** A brand by its parts. A value that equals the base's is not written into the brand's own document. */
export function BrandEditor(props: BrandEditorProps) {
  const { brand, own, base, onEdit } = props
  const [chosen, setChosen] = useState<BrandPart>('colors')
  const part = props.part ?? chosen
  const counts: Partial<Record<BrandPart, number>> = {
    colors: Object.keys(brand.tokens[props.theme]).length,
    languages: brand.languages.length,
    numbers: Object.keys(brand.constants).length,
  }
  const setAll = useCallback<SetBrandValues>(
    (values, what) => {
      const patch = brandSettings(own, base, values)
      const [first] = values
      if (first && patch.length > 0) onEdit({ patch, group: `brand/${first.keys.join('/')}`, label: t('editors.brand-did', { what }) })
    },
    [own, base, onEdit],
  )
  const set = useCallback<SetBrand>((keys, value, what) => setAll([{ keys, value }], what), [setAll])
  const given = { ...props, set, setAll }

  return (
    <section className={styles.panel} aria-label={t('editors.brand')}>
      <Tabs
        label={t('editors.brand-parts')}
        value={part}
        onChange={(next) => {
          setChosen(next)
          props.onPart?.(next)
        }}
        tabs={brandParts.map((id) => ({
          id,
          label: t(`editors.brand-part-${id}`),
          ...(counts[id] !== undefined && { badge: <span className={styles.quiet}>{counts[id]}</span> }),
        }))}
      >
        <div className={styles.part}>
          {part === 'colors' && <ColorsPart {...given} />}
          {part === 'name' && <NamePart {...given} />}
          {part === 'shape' && <ShapePart {...given} />}
          {part === 'languages' && <LanguagesPart {...given} />}
          {part === 'vendors' && <VendorsPart {...given} />}
          {part === 'numbers' && <NumbersPart {...given} />}
          {part === 'rules' && <RulesPart {...given} />}
          {part === 'publishing' && <PublishingPart {...given} />}
        </div>
      </Tabs>
    </section>
  )
}
