import { useUnit } from 'effector-react'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { LayoutDocument } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { usageOf } from '../../../../src/authoring/usage/usage.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $effective } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Keys } from '../../../kit/buttons/keys.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { GalleryFrame, situations } from './gallery-frame.tsx'
import type { Situation } from './gallery-frame.tsx'
import type { GalleryRow } from './gallery-rows.ts'
import styles from './gallery.module.css'

const [pictureWidth, pictureHeight] = [300, 220]

/** The right side of the gallery: a live preview of the block in several situations, its facts, and the button that adds it. */
export function GalleryDetails({
  row,
  node,
  catalogue,
  addLabel,
  onAdd,
  onPurpose,
}: {
  row: GalleryRow
  node: JsonObject
  catalogue: Catalogue
  addLabel: string
  onAdd: () => void
  /** Finds what is for the same. */
  onPurpose: (keyword: string) => void
}) {
  const [situation, setSituation] = useState<Situation>('usual')
  const { effective, naming } = useUnit({ effective: $effective, naming: $naming })
  const used = useMemo(
    () => usageOf([...effective.values()] as unknown as LayoutDocument[], catalogue.registry).of('widget', row.type).length,
    [effective, catalogue, row.type],
  ) // documents of a workspace; usage ignores what it does not know
  const { contract } = row
  const bound = Object.values((node.inputs ?? {}) as Record<string, JsonObject>).flatMap((binding) =>
    typeof binding.source === 'string' ? (catalogue.sources.get(binding.source) ?? []) : [],
  )
  const calls = new Set(bound.filter((source) => source.asks !== false).map(({ name }) => name)).size
  const slots = Object.values(contract.slots)
  const holds =
    slots.length === 0
      ? t('canvas.holds-none')
      : slots.some(({ allow }) => !allow)
        ? t('canvas.holds-any')
        : separated([...new Set(slots.flatMap(({ allow }) => allow ?? []))].map((type) => naming.typeOf(type)))
  return (
    <div className={styles.details}>
      <h3>{row.title}</h3>
      <p className={styles.second}>{row.description}</p>
      <GalleryFrame
        contract={contract}
        node={node}
        situation={situation}
        login={bound.some(({ login }) => login !== undefined)}
        width={pictureWidth}
        height={pictureHeight}
      />
      <fieldset className={styles.situations}>
        <legend>{t('canvas.see-it-when')}</legend>
        {situations.map((one) => (
          <button key={one} type="button" className={styles.situation} aria-pressed={one === situation} onClick={() => setSituation(one)}>
            {t(`canvas.situation-${one}`)}
          </button>
        ))}
      </fieldset>
      <dl className={styles.facts}>
        {row.keywords.length > 0 ? (
          <>
            <dt>{t('canvas.good-for')}</dt>
            <dd className={styles.purposes}>
              {row.keywords.map((keyword) => (
                <button key={keyword} type="button" className={styles.purpose} onClick={() => onPurpose(keyword)}>
                  {keyword}
                </button>
              ))}
            </dd>
          </>
        ) : null}
        <dt>{t('canvas.needs')}</dt>
        <dd>{row.needs.length === 0 ? t('canvas.needs-nothing') : separated(row.needs)}</dd>
        <dt>{t('canvas.adds')}</dt>
        <dd>{t('canvas.calls', { count: calls })}</dd>
        <dt>{t('canvas.used-in')}</dt>
        <dd>{t('canvas.places', { count: used })}</dd>
        <dt>{t('canvas.may-hold')}</dt>
        <dd>{holds}</dd>
      </dl>
      <div className={styles.adding}>
        {row.refused ? <Notice kind="info">{row.refused}</Notice> : null}
        <Button kind="primary" size="large" icon={Plus} disabled={row.refused || undefined} onClick={onAdd}>
          <span>{`${addLabel} `}</span>
          <Keys keys="enter" on="accent" />
        </Button>
        <p className={styles.second}>{t('canvas.or-drag')}</p>
        <a className={styles.second} href={`/preview/gallery/?widget=${row.type}`} target="_blank" rel="noopener">
          {t('canvas.open-gallery')}
        </a>
      </div>
    </div>
  )
}
