import { TriangleAlert } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useDeferredValue, useMemo } from 'react'

import { hiddenYetOpen } from '../../../../src/authoring/usage/usage-effects.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $effective, edited } from '../../model/documents/documents.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { listed, t } from '../../../kit/i18n/words.ts'
import { setting } from '../edit.ts'
import { personaName } from '../editor-context.ts'
import { asDocuments, usage } from '../fixed-document.ts'
import { accessWithout } from './menu-items.ts'
import type { Item } from './menu-items.ts'
import styles from './menu.module.css'

/** Warns when an item is hidden from people who can still open its page by address, with a button that closes the page. */
export function HiddenHint({ doc, item, name }: { doc: string; item: Item; name: string }) {
  const { documents: now, catalogue, edit } = useUnit({ documents: $effective, catalogue: $catalogue, edit: edited })
  const documents = useDeferredValue(now) // it looks at all documents: not before what was typed is drawn
  const found = useMemo(() => (catalogue ? hiddenYetOpen(asDocuments(documents), usage(documents, catalogue)) : []), [documents, catalogue])
  const hint = found.find(({ hiddenLinks }) => hiddenLinks.some((link) => link.document === doc && link.id === item.id))
  if (!hint) return null
  const who = listed(hint.personas.map(personaName))
  const access = accessWithout(hint)
  const page = documents.get(`page/${hint.page}`)
  return (
    <Notice
      kind="warn"
      icon={TriangleAlert}
      className={styles.hint}
      title={t('menu.open-by-address')}
      action={
        access && page ? (
          <Button
            size="small"
            onClick={() =>
              edit({ label: t('menu.did-close', { who }), document: `page/${hint.page}`, patch: setting('/access', page.access, access) })
            }
          >
            {t('menu.close-to', { who })}
          </Button>
        ) : undefined
      }
    >
      {t('menu.open-by-address-why', { who, item: name, route: hint.routes[0] ?? '' })}
    </Notice>
  )
}
