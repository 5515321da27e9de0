import { useUnit } from 'effector-react'
import { Eye, EyeOff, CircleHelp } from 'lucide-react'
import { useCallback } from 'react'
import type { ReactNode } from 'react'

import type { Persona } from '../../../src/schemas/view-settings.ts'
import { classes } from '../../../src/runtime/ui/class-names.ts'
import { actionChosen } from '../model/actions.ts'
import { partChosen } from '../model/view/choice.ts'
import { $document } from '../model/documents/documents.ts'
import { $shown } from '../model/view/frames.ts'
import { $notOffered } from '../model/view/not-offered.ts'
import { $conditions, $reach } from '../model/view/analysis.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { $naming } from '../model/documents/names.ts'
import { blockOf } from '../model/documents/nodes.ts'
import { useRead } from '../../kit/state/use-scope.ts'
import type { Read } from '../../kit/state/use-scope.ts'
import { t } from '../../kit/i18n/words.ts'
import { textOf } from '../model/documents/json.ts'
import { barsOf, personaName } from '../model/view/reach-words.ts'
import styles from './row-hint.module.css'

/** The text beside a block's row: who gets it, and why the selected persona does not. Nothing where everyone does. */
export function useBlockHint(): (row: string) => ReactNode {
  const read = useRead()
  return useCallback((row) => blockHint(row, read), [read])
}

function blockHint(row: string, read: Read) {
  const page = read($document)
  const id = row.startsWith('b:') ? row.slice(2) : ''
  const block = page && blockOf(page, id)
  const reach = read($reach).get(id)
  if (!block || !reach) return null
  const hidden = read($shown)?.nodes.get(`${textOf(page.id)}/${id}`)?.shown === 'hidden'
  const conditional = (read($conditions).get(id)?.length ?? 0) > 0
  const lacking = read($notOffered).get(id)?.length ?? 0
  if (!hidden && lacking === 0 && !barsOf(reach, conditional)) return null
  return (
    <>
      <p className={styles.line}>
        <strong>{read($naming).nameOf(block)}</strong>
        {hidden ? <span className={styles.weak}>{t('outline.hidden-from', { who: personaName(read($viewSettings).as) })}</span> : null}
      </p>
      <p className={styles.line}>
        {(Object.keys(reach) as Persona[]).map((persona) => (
          // Object.keys forgets the literal keys
          <Who key={persona} persona={persona} sight={reach[persona]} />
        ))}
        <WhyButton block={id} />
      </p>
      {lacking > 0 ? <p className={styles.line}>{t('outline.not-offered', { count: lacking })}</p> : null}
      {conditional ? <p className={classes(styles.line, styles.weak)}>{t('outline.depends-on-more')}</p> : null}
    </>
  )
}

function WhyButton({ block }: { block: string }) {
  const { choose, chooseAction } = useUnit({ choose: partChosen, chooseAction: actionChosen })
  return (
    <button
      type="button"
      className={styles.why}
      onClick={() => {
        choose(block)
        chooseAction('block.why')
      }}
    >
      {t('outline.why')}
    </button>
  )
}

function Who({ persona, sight }: { persona: Persona; sight: 'sees' | 'hidden' | 'depends' | 'undecided' }) {
  const Icon = sight === 'sees' ? Eye : sight === 'hidden' ? EyeOff : CircleHelp
  const name = personaName(persona)
  return (
    <span className={classes(styles.who, sight === 'sees' && styles.sees)}>
      <Icon size={14} aria-hidden="true" />
      <span aria-hidden="true">{name}</span>
      <span className="visually-hidden">{t(`outline.sight-${sight}`, { who: name })}</span>
    </span>
  )
}
