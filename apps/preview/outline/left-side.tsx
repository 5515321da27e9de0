import { useUnit } from 'effector-react'
import { Suspense } from 'react'

import { $doc, $document } from '../model/documents/documents.ts'
import { $panels, panelLimits, panelsChanged } from '../model/panels.ts'
import { Splitter } from '../../kit/layout/splitter.tsx'
import { lazyComponent } from '../../kit/i18n/lazy-component.ts'
import { t } from '../../kit/i18n/words.ts'
import { DocumentTree } from './document-tree.tsx'
import { BlockTree } from './block-tree.tsx'
import styles from './outline.module.css'

const PartsList = lazyComponent(
  () => import('./parts-list.tsx'),
  ({ PartsList }) => PartsList,
)

const $height = $panels.map(({ outline }) => outline)
const $isPage = $document.map((document) => document?.kind === 'page')

/** Documents by kind, and under them what the open one is made of. */
export function LeftSide() {
  const { height, isPage, doc, change } = useUnit({ height: $height, isPage: $isPage, doc: $doc, change: panelsChanged })
  return (
    <>
      <section className={styles.documents} style={{ flexBasis: height }} aria-label={t('outline.documents')}>
        <DocumentTree />
      </section>
      <Splitter
        label={t('outline.split')}
        axis="block"
        value={height}
        limits={panelLimits.outline}
        grows={1}
        onChange={(outline) => change({ outline })}
      />
      <section className={styles.outline} id="outline" tabIndex={-1} aria-label={t('outline.outline')}>
        {isPage ? (
          <BlockTree />
        ) : (
          <Suspense fallback={null}>
            <PartsList key={doc} />
          </Suspense>
        )}
      </section>
    </>
  )
}
