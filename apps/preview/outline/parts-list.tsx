import { useUnit } from 'effector-react'
import { FileQuestion } from 'lucide-react'

import { documentOpened } from '../model/view/choice.ts'
import { $doc, $document } from '../model/documents/documents.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { Empty } from '../../kit/layout/empty.tsx'
import { Notice } from '../../kit/layout/notice.tsx'
import { t } from '../../kit/i18n/words.ts'
import { BrandParts } from './brand-parts.tsx'
import { FlagParts } from './flag-parts.tsx'
import { FormMethods } from './form-methods.tsx'
import { OverlayTarget } from './overlay-target.tsx'
import { UsedBy } from './used-by.tsx'
import { Variations } from './variations.tsx'
import styles from './outline.module.css'

/** Below the documents when the open one is no page: its variations, its methods, its parts, where it is used. */
export function PartsList() {
  const { doc, document } = useUnit({ doc: $doc, document: $document })
  if (doc.startsWith('words/')) return null // the words are all in their table
  if (!document) return <NoDocument />
  switch (doc.slice(0, doc.indexOf('/'))) {
    case 'menu':
      return (
        <>
          <Variations doc={doc} label={t('outline.variations-of-menu')} />
          <UsedBy doc={doc} />
        </>
      )
    case 'form':
      return (
        <>
          <FormMethods document={document} />
          <Variations doc={doc} label={t('outline.variations-of-form')} quiet />
          <UsedBy doc={doc} />
        </>
      )
    case 'order':
      return (
        <>
          <Variations doc={doc} label={t('outline.variations-of-order')} quiet />
          <UsedBy doc={doc} />
          <Notice kind="info" className={styles.hint}>
            {t('outline.order-hint')}
          </Notice>
        </>
      )
    case 'flags':
      return <FlagParts />
    case 'brand':
      return <BrandParts />
    default:
      return <OverlayTarget document={document} />
  }
}

/** What is shown when the address names a document that does not exist. */
function NoDocument() {
  const openDocument = useUnit(documentOpened)
  return (
    <Empty
      icon={FileQuestion}
      title={t('outline.nothing-open')}
      text={t('outline.nothing-open-text')}
      action={<Button onClick={() => openDocument({ doc: 'page/home' })}>{t('outline.go-home')}</Button>}
    />
  )
}
