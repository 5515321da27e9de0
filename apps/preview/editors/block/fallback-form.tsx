import { LifeBuoy } from 'lucide-react'
import { memo } from 'react'

import type { PageNode } from '../../../../src/schemas/documents.ts'
import type { Json } from '../../../../src/schemas/json.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { OnEdit } from '../../../kit/fields/form/types.ts'
import type { InspectorModel } from './inspector-types.ts'
import styles from '../../../kit/fields/form/fields.module.css'

type Way = 'drop' | 'children' | 'block'

type Props = { node: PageNode; blockTypes: InspectorModel['blockTypes']; onEdit: OnEdit; onOpen?: ((block: string) => void) | undefined }

/** Whether two blocks render the same here: typing in the content changes a block in props that are not read here. */
function readsSame({ node: a, ...before }: Props, { node: b, ...next }: Props): boolean {
  return (
    a.id === b.id &&
    a.widget === b.widget &&
    a.fallback === b.fallback &&
    a.slots === b.slots &&
    before.blockTypes === next.blockTypes &&
    before.onEdit === next.onEdit &&
    before.onOpen === next.onOpen
  )
}

/**
 * What players get when the block cannot render: nothing, the blocks inside, or another block. Nothing is the default and is not
 * written.
 */
export const FallbackForm = memo(function FallbackForm({ node, blockTypes, onEdit, onOpen }: Props) {
  const { fallback } = node
  const other = typeof fallback === 'object' ? fallback : undefined
  const way: Way = other ? 'block' : fallback === 'children' ? 'children' : 'drop'
  const inside = Object.values(node.slots ?? {}).some((blocks) => blocks.length > 0)
  const put = (next: PageNode['fallback']) => {
    if (next === undefined && fallback === undefined) return
    const value = next as unknown as Json // a fallback is JSON
    onEdit({
      patch: [
        next === undefined
          ? { op: 'remove', path: '/fallback' }
          : { op: fallback === undefined ? 'add' : 'replace', path: '/fallback', value },
      ],
      group: '/fallback',
      label: t('inspector.if-it-breaks'),
    })
  }
  const label = t('inspector.if-it-breaks')
  const blockLabel = t('inspector.show-block')
  return (
    <section className={styles.section} data-pointer="/fallback">
      <Field
        label={
          <span className={styles.heading}>
            <LifeBuoy size={16} aria-hidden="true" />
            <span>{label}</span>
          </span>
        }
      >
        {(ids) => (
          <Select<Way>
            {...ids}
            label={label}
            value={way}
            options={[
              { value: 'drop', label: t('inspector.fallback-drop') },
              { value: 'children', label: t('inspector.fallback-children'), disabled: inside ? undefined : t('inspector.nothing-inside') },
              { value: 'block', label: t('inspector.fallback-block') },
            ]}
            onChange={(next) =>
              put(
                next === 'drop'
                  ? undefined
                  : next === 'children'
                    ? 'children'
                    : { id: `${node.id.slice(0, 56)}-instead`, widget: blockTypes[0]?.type ?? node.widget },
              )
            }
          />
        )}
      </Field>
      {other ? (
        <Field
          label={blockLabel}
          side={
            onOpen ? (
              <Button size="small" kind="quiet" onClick={() => onOpen(other.id)}>
                {t('inspector.open-block')}
              </Button>
            ) : undefined
          }
        >
          {(ids) => (
            <Combobox
              {...ids}
              label={blockLabel}
              value={other.widget}
              options={typesWith(blockTypes, other.widget)}
              onChange={(widget) => put({ id: other.id, widget })}
            />
          )}
        </Field>
      ) : null}
    </section>
  )
}, readsSame)

function typesWith(types: InspectorModel['blockTypes'], own: string) {
  const options = types.map(({ type, title }) => ({ value: type, label: title, hint: type }))
  return options.some(({ value }) => value === own) ? options : [{ value: own, label: own }, ...options]
}
