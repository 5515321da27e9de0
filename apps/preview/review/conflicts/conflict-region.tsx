import { combine } from 'effector'
import { useUnit } from 'effector-react'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { $documents, $published } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { t } from '../../../kit/i18n/words.ts'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'
import type { ReleaseConflict } from '../../model/releases/answers.ts'
import { changeValue, changeWords } from '../releases/change-words.ts'
import { $changeNaming } from '../releases/value-words.ts'
import styles from '../releases/releases.module.css'

export type ConflictPart = {
  id: string
  /** What it is about: "Hot games: title". */
  name: string
  /** Values as operators read them; empty where there is none. */
  base: string
  theirs: string
  yours: string
  /** Buttons that decide it. */
  choice?: Elements
}

const $known = combine(
  $documents,
  $published,
  (documents, published) =>
    (name: string): JsonObject | null | undefined =>
      documents.get(name) ?? published.get(name)?.value,
)

const $names = combine({ published: $published, naming: $changeNaming })

/** A conflict as the server reports it: its parts have the names that blocks have today. */
export function ReportedConflict({
  conflict: { document, parts },
  ...rest
}: {
  conflict: ReleaseConflict
  text: string
  yours: string
  action?: Elements
}) {
  const { published, naming } = useUnit($names)
  const now = published.get(document)?.value
  return (
    <ConflictRegion
      {...rest}
      document={document}
      parts={parts.map(({ id, node, property, base, theirs, yours }) => {
        const subject = { kind: node === undefined ? ('property' as const) : ('node' as const), id: node ?? property ?? '', pointer: {} }
        const change = {
          id,
          kind: 'changed' as const,
          subject,
          ...(node !== undefined && property !== undefined && { property }),
        }
        const versions = { before: now, after: now }
        const show = (value: Json | undefined) => changeValue(value, change, versions, naming)
        return {
          id,
          name: changeWords(change, versions, naming).title,
          base: show(base),
          theirs: show(theirs),
          yours: show(yours),
        }
      })}
    />
  )
}

/** A document that two people changed at the same place: every part as it was, as theirs and as yours, and what to do. */
export function ConflictRegion({
  document,
  text,
  parts,
  yours,
  action,
}: {
  document: string
  text: string
  parts: readonly ConflictPart[]
  /** What the other version is called: "Yours", or "After reverting". */
  yours: string
  action?: Elements
}) {
  const known = useUnit($known)
  const title = t('releases.conflict-in', { document: documentTitle(document, known(document)) })
  return (
    <section className={styles.conflict} aria-label={title} role="region">
      <h3>{title}</h3>
      <p>{text}</p>
      {parts.map(({ id, name, base, theirs, yours: ours, choice }) => (
        <div key={id} className={styles.part}>
          <strong>{name}</strong>
          <dl>
            {(
              [
                [t('releases.original'), base],
                [t('releases.live-now'), theirs],
                [yours, ours],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value || t('releases.nothing')}</dd>
              </div>
            ))}
          </dl>
          {choice}
        </div>
      ))}
      {action}
    </section>
  )
}
