import { combine } from 'effector'
import { useUnit } from 'effector-react'

import { documentOpened } from '../model/view/choice.ts'
import { $doc, $documents } from '../model/documents/documents.ts'
import { $usage } from '../model/view/analysis.ts'
import { $naming } from '../model/documents/names.ts'
import { blockOf } from '../model/documents/nodes.ts'
import type { Use, UseKind } from '../../../src/authoring/usage/usage.ts'
import { t } from '../../kit/i18n/words.ts'
import { documentIcon } from './icons.ts'
import { widgetIcon } from '../../kit/icons/widget-icon.tsx'
import { textOf } from '../model/documents/json.ts'
import { PartGroup, PartRow } from './part-row.tsx'
import { documentTitle } from '../model/documents/titles.ts'
import styles from './outline.module.css'

const $uses = combine($usage, $doc, (usage, doc): readonly Use[] => {
  const [kind = '', id = ''] = doc.split('/')
  const seen = new Set<string>()
  return usage.of(kind as UseKind, id).filter(({ role, document, subject }) => {
    // menus, forms and orders are kinds of use
    const place = `${document} ${subject}`
    if (role === 'target' || seen.has(place)) return false
    seen.add(place)
    return true
  })
})

/** Blocks and documents that use the open one; a press opens the place. */
export function UsedBy({ doc }: { doc: string }) {
  const { uses, documents, naming, open } = useUnit({ uses: $uses, documents: $documents, naming: $naming, open: documentOpened })
  const chrome = new Set([...documents.values()].flatMap((document) => (document?.as === 'chrome' ? [`page/${textOf(document.id)}`] : [])))
  return (
    <PartGroup label={t('outline.used-by')}>
      {uses.length === 0 ? (
        <li className={styles.none}>{t('outline.used-by-none')}</li>
      ) : (
        uses.map((use) => {
          const document = documents.get(use.document)
          const block = document?.kind === 'page' ? blockOf(document, use.subject) : undefined
          const place = chrome.has(use.document) ? t('outline.all-pages') : documentTitle(use.document, document)
          return (
            <PartRow
              key={`${use.document} ${use.pointer}`}
              icon={block ? widgetIcon(block.widget) : documentIcon(use.document)}
              label={block ? naming.nameOf(block) : documentTitle(use.document, document)}
              beside={block ? place : use.subject}
              current={doc === use.document}
              onPress={() => open({ doc: use.document, sel: use.subject || null })}
            />
          )
        })
      )}
    </PartGroup>
  )
}
