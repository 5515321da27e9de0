import { useUnit } from 'effector-react'
import { ArrowDownUp, Combine, Minus, PencilLine, Plus } from 'lucide-react'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { $sel, documentOpened, partChosen } from '../model/view/choice.ts'
import { $documents } from '../model/documents/documents.ts'
import { t } from '../../kit/i18n/words.ts'
import { documentIcon } from './icons.ts'
import { objectsIn, textOf } from '../model/documents/json.ts'
import { PartGroup, PartRow } from './part-row.tsx'
import { documentTitle } from '../model/documents/titles.ts'

const icons = { ensure: Plus, remove: Minus, set: PencilLine, move: ArrowDownUp }

/** The document that a variation changes, and its steps. */
export function OverlayTarget({ document }: { document: JsonObject }) {
  const { documents, sel, open, choose } = useUnit({ documents: $documents, sel: $sel, open: documentOpened, choose: partChosen })
  const target = textOf(document.target)
  const steps = objectsIn(document.steps)
  return (
    <>
      <PartGroup label={t('outline.target')}>
        <PartRow
          icon={documentIcon(target)}
          label={documentTitle(target, documents.get(target))}
          beside={<code dir="ltr">{target}</code>}
          onPress={() => open({ doc: target })}
        />
      </PartGroup>
      <PartGroup label={t('outline.changes-of')}>
        {steps.map((step, index) => (
          <PartRow
            key={index}
            icon={isOp(step.op) ? icons[step.op] : Combine}
            label={textOf(step.key) || textOf(step.op)}
            beside={isOp(step.op) ? t(`outline.step-${step.op}`) : ''}
            current={sel === String(index)}
            onPress={() => choose(String(index))}
          />
        ))}
      </PartGroup>
    </>
  )
}

function isOp(op: unknown): op is keyof typeof icons {
  return typeof op === 'string' && Object.hasOwn(icons, op)
}
