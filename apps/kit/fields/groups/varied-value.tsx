import type { FieldProps } from '@rjsf/utils'
import { toFieldPathId } from '@rjsf/utils'
import { Ellipsis, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ComponentType } from 'react'

import { segmentsOf } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { isPictureFile } from '../../../../src/schemas/picture-file.ts'
import { variantNames } from '../../../../src/schemas/varied-schema.ts'
import { variantNameOf } from '../../../../src/schemas/varied-value.ts'
import type { VariedValue as Varied } from '../../../../src/schemas/varied-value.ts'
import { IconButton } from '../../buttons/button.tsx'
import { Segmented } from '../../controls/segmented.tsx'
import { lazyComponent } from '../../i18n/lazy-component.ts'
import { t } from '../../i18n/words.ts'
import { Skeleton } from '../../layout/skeleton.tsx'
import { Menu } from '../../popups/menu.tsx'
import { useFormContext } from '../form/form-context.ts'
import { ObjectValue } from './object-value.tsx'
import { variantName } from '../words/variant-name.ts'
import { propPointer } from '../form/prop-edits.ts'
import { FieldFrame, labelOf } from '../value/value-field.tsx'
import styles from '../form/fields.module.css'

const Editor = lazyComponent(
  () => import('../pictures/picture-editor.tsx'),
  (module) => module.PictureEditor,
)

/** A group of props, a picture, or a prop that has a value for each language or device. */
export function VariedValue(props: FieldProps) {
  const { schema } = props
  if (!('holds' in schema)) return <ObjectValue {...props} />
  return schema.holds === 'variants' ? (
    <Variants {...props} />
  ) : schema.holds === 'picture' ? (
    <PictureValue {...props} />
  ) : (
    <ObjectValue {...props} />
  )
}

function PictureValue(props: FieldProps) {
  const {
    edit,
    choices: { brand, routes },
  } = useFormContext()
  const { schema, fieldPathId, rawErrors } = props
  const value = props.formData as Json | undefined // of a document
  const place = fieldPathId.path
  const label = labelOf(schema, place.at(-1) ?? '')
  if (value !== undefined && !isPictureFile(value)) return <ObjectValue {...props} />
  return (
    <FieldFrame place={place} label={label} schema={schema} value={value} isInvalid={(rawErrors?.length ?? 0) > 0} group>
      {({ describedBy }) => (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Editor
            label={label}
            describedBy={describedBy}
            value={value}
            brand={brand}
            routes={routes}
            onChange={(next) => edit(place, next, label)}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}

/** One variant at a time, chosen by its language or device: that of the view comes first. */
function Variants(props: FieldProps) {
  const { edit, choices, focus } = useFormContext()
  const { schema, fieldPathId, formData, registry } = props
  const [chosen, setChosen] = useState<string>()
  const [followed, setFollowed] = useState<typeof focus>()
  const { by, ...variants } = formData as Varied // the schema is chosen by it
  const names = Object.keys(variants)
  const view = by === 'language' ? choices.words.language : choices.device
  const seen = view === undefined ? undefined : variantNameOf({ by, ...variants }, { [by]: view })
  const shown = [chosen, seen].find((name) => name !== undefined && names.includes(name)) ?? names[0]
  const properties = schema.properties as Record<string, JsonObject>
  const place = fieldPathId.path
  const label = labelOf(properties[shown ?? ''] ?? {}, place.at(-1) ?? '')
  if (focus !== followed) {
    setFollowed(focus)
    const [name] = focus?.pointer.startsWith(`${propPointer(place)}/`) ? segmentsOf(focus.pointer.slice(propPointer(place).length)) : []
    if (name !== undefined && names.includes(name)) setChosen(name) // a problem of another variant leads to its field
  }
  const most: readonly string[] = by === 'language' ? choices.words.languages : variantNames[by]
  const lacking = most.filter((name) => !names.includes(name))
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps> // rjsf has one always
  const value = shown === undefined ? undefined : variants[shown]

  function add(name: string) {
    edit([...place, name], value ?? null, label)
    setChosen(name)
  }
  return (
    <div className={styles.variants} data-pointer={propPointer(place)}>
      <div className={styles.variantBar}>
        <Segmented
          size="small"
          label={t('inspector.variant-of', { label })}
          options={names.map((name) => ({ value: name, label: variantName(by, name) }))}
          value={shown}
          onChange={setChosen}
        />
        {lacking.length > 0 ? (
          <Menu
            label={t('inspector.variant-add')}
            trigger={<IconButton size="small" icon={Plus} label={t('inspector.variant-add')} />}
            items={lacking.map((name) => ({ id: name, label: variantName(by, name), onSelect: () => add(name) }))}
          />
        ) : null}
        <Menu
          label={t('inspector.item-more', { item: label })}
          trigger={<IconButton size="small" icon={Ellipsis} label={t('inspector.item-more', { item: label })} />}
          items={[
            { id: 'same', label: t('inspector.variant-same'), onSelect: () => edit(place, value, label) },
            {
              id: 'remove',
              label: t('inspector.variant-remove', { name: variantName(by, shown ?? '') }),
              danger: true,
              disabled: names.length > 1 ? false : t('inspector.variant-last'),
              onSelect: () => edit([...place, shown ?? ''], undefined, label),
            },
          ]}
        />
      </div>
      {shown === undefined ? null : (
        <SchemaField
          key={shown}
          name={shown}
          schema={properties[shown] ?? {}}
          uiSchema={{}}
          fieldPathId={toFieldPathId(shown, registry.globalFormOptions, fieldPathId)}
          formData={value}
          registry={registry}
          required
          onChange={props.onChange}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      )}
    </div>
  )
}
