import { useUnit } from 'effector-react'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { factsOf } from '../../../src/rules/predicate.ts'
import { documentOpened } from '../model/view/choice.ts'
import { $documents } from '../model/documents/documents.ts'
import { separated, t } from '../../kit/i18n/words.ts'
import { dateIn } from './document-rows.ts'
import { variationIcon } from './icons.ts'
import { objectsIn, textOf } from '../model/documents/json.ts'
import { PartGroup, PartRow } from './part-row.tsx'
import { documentTitle } from '../model/documents/titles.ts'
import styles from './outline.module.css'

/** The variations of a document, each with how much it adds, hides and changes. With `quiet` nothing is drawn where there are none. */
export function Variations({ doc, label, quiet = false }: { doc: string; label: string; quiet?: boolean }) {
  const { documents, open } = useUnit({ documents: $documents, open: documentOpened })
  const own = [...documents].flatMap(([name, document]) =>
    document?.kind === 'overlay' && document.target === doc ? [{ name, document }] : [],
  )
  if (own.length === 0)
    return quiet ? null : (
      <PartGroup label={label}>
        <li className={styles.none}>{t('outline.variations-none')}</li>
      </PartGroup>
    )
  return (
    <PartGroup label={label}>
      {own.map(({ name, document }) => (
        <PartRow
          key={name}
          icon={variationIcon(factsOf(document.when as Predicate | undefined))}
          label={documentTitle(name, document)}
          beside={[dateIn(document.when), effectWords(document)].filter(Boolean).join(' · ')}
          onPress={() => open({ doc: name })}
        />
      ))}
    </PartGroup>
  )
}

/** "adds 1, hides 3" */
export function effectWords(overlay: JsonObject): string {
  const steps = objectsIn(overlay.steps)
  const count = (...ops: string[]) => steps.filter(({ op }) => ops.includes(textOf(op))).length
  const parts = [
    ['adds', count('ensure')],
    ['hides', count('remove')],
    ['changes', count('set', 'move')],
  ] as const
  return separated(parts.map(([word, times]) => times > 0 && t(`outline.${word}`, { count: times })))
}
