import { pointerOf } from '../../../../src/schemas/json.ts'
import { EyeOff, Plus, TriangleAlert } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useState } from 'react'

import type { ServerRule } from '../../../../src/rules/field-rule.ts'
import type { Field, Form } from '../../../../src/schemas/documents.ts'
import type { RegistrationSettings } from '../../../../src/schemas/nouns/form.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import type { MenuEntry } from '../../../kit/popups/menu-entries.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { t } from '../../../kit/i18n/words.ts'
import styles from '../editor.module.css'
import { FieldDetails } from './field-details.tsx'
import { FieldRow } from './field-row.tsx'
import type { RowAction } from './field-row.tsx'
import { adding, fieldFor, moving, movingOver, placeFor, removing, ruleSetting, methodsOf } from './form-patches.ts'
import { MethodMenu } from './method-menu.tsx'
import { lengthText, ownBounds, serverAlone, serverBounds } from './form-words.ts'
import type { FormEditorProps, FormatText } from './form-props.ts'

/** A form's fields with three columns side by side: the server's rule, our rule, what players get. */
export function FormEditor(props: FormEditorProps) {
  const announce = useUnit(announced)
  const { form, settings, outcomes, fieldsFree, formatText, unavailableMethods = [], chosen, onChoose, onEdit, readOnly = false } = props
  const [ownMethod, setOwnMethod] = useState<string>()
  const methods = useMemo(() => methodsOf(form), [form])
  const method = methods.find(({ id }) => id === (props.method ?? ownMethod)) ?? methods[0]
  const byId = useMemo(() => new Map(form.fields.map((field) => [field.id, field])), [form])
  const nameOf = useCallback((id: string) => nameIn(byId.get(id), id, formatText), [byId, formatText])

  const act = useCallback(
    (id: string, action: RowAction) => {
      if (!method) return
      const at = method.fields.indexOf(id)
      const field = nameIn(
        form.fields.find((one) => one.id === id),
        id,
        formatText,
      )
      const group = `form/${form.id}/${method.id}/${id}`
      if (action.kind === 'choose') return onChoose(id)
      if (action.kind === 'remove') {
        onEdit({ patch: removing(form, method, id), group, label: t('editors.form-did-remove', { field }) })
        announce(t('editors.form-removed', { field }))
        return onChoose(method.fields[at + 1] ?? method.fields[at - 1])
      }
      if (action.kind === 'over') {
        const to = methods.find((other) => other.id === action.method)
        if (to)
          onEdit({
            patch: movingOver(form, method, to, id),
            group,
            label: t('editors.form-did-over', { field, way: formatText(to.label) }),
          })
        return
      }
      const place = action.kind === 'by' ? at + action.by : action.place
      const patch = moving(method, id, place)
      if (patch.length === 0) return
      onEdit({ patch, group: `${group}/move`, label: t('editors.form-did-move', { field }) })
      announce(
        t('editors.form-moved', { field, place: Math.min(Math.max(0, place), method.fields.length - 1) + 1, count: method.fields.length }),
      )
    },
    [form, method, methods, onEdit, onChoose, formatText, announce],
  )

  if (!method) return <Empty icon={EyeOff} title={t('editors.form-no-ways')} />

  const results = outcomes[method.id] ?? {}
  const shown = method.fields.filter((id) => results[id]?.shown).length
  const conflicts = method.fields.flatMap((id) => (results[id]?.why === undefined ? [] : [{ id, why: results[id].why }]))
  const field = chosen !== undefined && method.fields.includes(chosen) ? byId.get(chosen) : undefined

  function showMethod(id: string) {
    setOwnMethod(id)
    props.onMethod?.(id)
  }
  function add(one: Field) {
    if (!method) return
    onEdit({
      patch: adding(form, method, one, placeFor(form, method, chosen)),
      group: `form/${form.id}/${method.id}/${one.id}`,
      label: t('editors.form-did-add', { field: nameIn(one, one.id, formatText) }),
    })
    announce(t('editors.form-added', { field: nameIn(one, one.id, formatText) }))
    onChoose(one.id)
  }
  function takeServers(id: string) {
    const one = byId.get(id)
    if (one)
      onEdit({
        patch: ruleSetting(form, id, { minLength: undefined, maxLength: undefined, format: undefined, enum: undefined, const: undefined }),
        group: `form/${form.id}/${id}/rule`,
        label: t('editors.form-did-rule', { field: nameOf(id) }),
      })
  }
  const addable = addEntries(form, method.fields, fieldsFree, settings, formatText, add)

  return (
    <section className={styles.panel} aria-label={t('editors.form-fields')}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <span>{`${t('editors.form-fields')} `}</span>
          <Badge>{t('editors.form-shown-count', { count: shown })}</Badge>
        </h2>
        {!readOnly && (
          <Menu
            label={t('editors.form-add')}
            align="end"
            items={addable.length > 0 ? addable : [{ id: 'none', label: t('editors.form-add-none'), disabled: true }]}
            trigger={
              <Button icon={Plus} type="button">
                {t('editors.form-add')}
              </Button>
            }
          />
        )}
      </header>
      <div className={styles.methods}>
        {form.methods && (
          <Segmented
            label={t('editors.form-ways')}
            value={method.id}
            onChange={showMethod}
            options={methods.map(({ id, label, fields }) => ({
              value: id,
              label: `${formatText(label)} ${fields.length}`,
              ...(unavailableMethods.includes(id) && { icon: EyeOff }),
            }))}
          />
        )}
        {!readOnly && (
          <MethodMenu
            form={form}
            formatText={formatText}
            words={props.words}
            onEdit={onEdit}
            method={method}
            methods={methods}
            onMethod={showMethod}
          />
        )}
      </div>
      {unavailableMethods.includes(method.id) && <Notice kind="info">{t('editors.form-way-off')}</Notice>}
      <div className={styles.rows} data-beside={field !== undefined}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('editors.form-field')}</th>
              <th scope="col">{t('editors.form-server')}</th>
              <th scope="col">{t('editors.form-we')}</th>
              <th scope="col">{t('editors.form-players')}</th>
              {!readOnly && (
                <th scope="col">
                  <span className="visually-hidden">{t('editors.form-actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {method.fields.map((id, at) => (
              <FieldRow
                key={id}
                id={id}
                at={at}
                count={method.fields.length}
                pointer={fieldPointer(form, id)}
                field={byId.get(id)}
                rule={ruleOf(byId.get(id), settings)}
                outcome={results[id]}
                chosen={id === chosen}
                nameOf={nameOf}
                onAct={act}
                others={methods}
                method={method.id}
                formatText={formatText}
                readOnly={readOnly}
              />
            ))}
          </tbody>
        </table>
      </div>
      {method.fields.length === 0 && <Empty icon={Plus} title={t('editors.form-empty')} />}
      {field && (
        <FieldDetails
          key={field.id}
          {...props}
          field={field}
          rule={ruleOf(field, settings)}
          outcome={results[field.id]}
          name={nameOf(field.id)}
        />
      )}
      {conflicts.map(({ id, why }) => {
        const one = byId.get(id)
        if (!one) return null
        const server = ruleOf(one, settings)
        return (
          <Notice
            key={id}
            kind="warn"
            icon={TriangleAlert}
            title={t('editors.form-conflict', { field: nameOf(id) })}
            action={
              !readOnly && (
                <Button kind="quiet" onClick={() => takeServers(id)}>
                  {t('editors.form-use', { rule: serverAlone(server) })}
                </Button>
              )
            }
          >
            {why === 'length'
              ? t('editors.form-conflict-length', { server: lengthText(serverBounds(server)) ?? '', own: lengthText(ownBounds(one)) ?? '' })
              : t(`editors.form-conflict-${why}`)}
          </Notice>
        )
      })}
    </section>
  )
}

/** The pointer of a field in its document. */
function fieldPointer({ fields }: Form, id: string): string | undefined {
  const at = fields.findIndex((field) => field.id === id)
  return at < 0 ? undefined : pointerOf('fields', at)
}

/** The server's part of a field: its name there, and nothing where the server does not ask for it. */
function ruleOf(field: Field | undefined, settings: RegistrationSettings): ServerRule | undefined {
  return field?.server !== undefined && Object.hasOwn(settings, field.server) ? settings[field.server] : undefined
}

function nameIn(field: Field | undefined, id: string, formatText: FormatText): string {
  return field ? formatText(field.label, { years: 18 }) : id
}

function addEntries(
  form: Form,
  there: readonly string[],
  free: readonly string[],
  settings: RegistrationSettings,
  formatText: FormatText,
  add: (field: Field) => void,
): MenuEntry[] {
  const own = form.fields.filter(({ id }) => !there.includes(id))
  const server = free.filter((name) => !form.fields.some((field) => field.server === name || field.id === name))
  const entry = (field: Field): MenuEntry => ({
    id: field.id,
    label: nameIn(field, field.id, formatText),
    hint: field.server !== undefined && !settings[field.server]?.enabled ? t('editors.form-add-off') : field.id,
    onSelect: () => add(field),
  })
  return [
    ...(own.length > 0 ? [{ kind: 'heading' as const, id: 'own', label: t('editors.form-add-own') }, ...own.map(entry)] : []),
    ...(server.length > 0
      ? [{ kind: 'heading' as const, id: 'server', label: t('editors.form-add-server') }, ...server.map((name) => entry(fieldFor(name)))]
      : []),
  ]
}
