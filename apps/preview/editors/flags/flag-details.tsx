import { pointerOf } from '../../../../src/schemas/json.ts'
import { ArrowUpRight, Flag as FlagIcon, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { Json } from '../../../../src/schemas/json.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { ConfirmDialog } from '../../../kit/popups/dialog.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { setting } from '../edit.ts'
import styles from '../editor.module.css'
import { flagOrigins, flagTypes, typing } from './flag-model.ts'
import type { Flag, FlagValue } from './flag-model.ts'
import type { FlagsEditorProps } from './flags-props.ts'
import { NameDialog } from './name-dialog.tsx'

/** One flag: what it is for real players and here, who would see a change, who asks for it, and its declaration. */
export function FlagDetails({
  name,
  flag,
  flags,
  values,
  overrides,
  usage,
  ifOff,
  onEdit,
  onOverride,
  onOpen,
  onChoose,
  onRename,
  readOnly = false,
}: FlagsEditorProps & { name: string; flag: Flag }) {
  const [asking, setAsking] = useState<'name' | 'delete' | null>(null)
  const places = usage[name] ?? []
  const real = values[name] ?? flag.default
  const changes = ifOff?.filter(({ leave, come }) => leave + come > 0).length ?? 0

  function set(key: keyof Flag, value: Json) {
    onEdit({
      patch: setting(pointerOf('flags', name, key), flag[key], value),
      group: `flags/${name}/${key}`,
      label: t(`editors.flags-did-${key}`, { flag: name }),
    })
  }
  function rename(next: string) {
    if (onRename) onRename(name, next)
    else
      onEdit({
        patch: [{ op: 'move', from: pointerOf('flags', name), path: pointerOf('flags', next) }],
        group: `flags/${name}/name`,
        label: t('editors.flags-did-rename', { from: name, flag: next }),
      })
    onChoose(next)
  }
  function remove() {
    onEdit({
      patch: [{ op: 'remove', path: pointerOf('flags', name) }],
      group: `flags/${name}`,
      label: t('editors.flags-did-delete', { flag: name }),
    })
    onChoose(undefined)
  }

  return (
    <section className={styles.card} aria-label={flag.note || name}>
      <header className={styles.cardHead}>
        <FlagIcon size={16} aria-hidden="true" />
        <h3 className={styles.subtitle}>{flag.note || name}</h3>
        <span className={styles.push} />
        <Badge kind={real === true ? 'green' : 'grey'}>{stateText('real', real)}</Badge>
        {overrides[name] !== undefined && <Badge kind="blue">{stateText('view', overrides[name])}</Badge>}
      </header>
      <div className={styles.cardBody}>
        {flag.type !== 'boolean' && (
          <Field
            label={t('editors.flags-try', { flag: name })}
            side={
              overrides[name] !== undefined && (
                <Button size="small" kind="quiet" onClick={() => onOverride(name, undefined)}>
                  {t('editors.flags-as-real')}
                </Button>
              )
            }
          >
            {(ids) =>
              flag.type === 'number' ? (
                <NumberField {...ids} value={Number(overrides[name] ?? real)} onChange={(value) => onOverride(name, value)} />
              ) : (
                <TextField {...ids} value={String(overrides[name] ?? real)} onChange={(value) => onOverride(name, value)} />
              )
            }
          </Field>
        )}
        <div className={styles.line}>
          <h4 className={styles.subtitle}>{t('editors.flags-if-off')}</h4>
          <span className={`${styles.quiet} ${styles.push}`}>
            {ifOff ? t('editors.flags-if-off-count', { count: changes, all: ifOff.length }) : t('editors.flags-if-off-wait')}
          </span>
        </div>
        {ifOff && (
          <ul className={styles.boxes}>
            {ifOff.map(({ persona, leave, come }) => (
              <li key={persona} className={styles.box} data-kind={leave + come > 0 ? 'know' : 'same'}>
                <strong>{t(`editors.persona-${persona}`)}</strong>
                <span>
                  {leave + come === 0
                    ? t('editors.flags-same')
                    : separated([
                        leave > 0 && t('editors.flags-leave', { count: leave }),
                        come > 0 && t('editors.flags-come', { count: come }),
                      ])}
                </span>
              </li>
            ))}
          </ul>
        )}
        <h4 className={styles.subtitle}>{t('editors.flags-where')}</h4>
        {places.length === 0 && <p className={styles.quiet}>{t('editors.flags-where-none')}</p>}
        <ul className={styles.list}>
          {places.map((place) => (
            <li key={`${place.document}${place.pointer}`}>
              <button type="button" className={styles.link} onClick={() => onOpen(place)}>
                <strong>{place.title}</strong>
                <span className={styles.quiet}>{place.text}</span>
                <span className={styles.push} />
                {place.effect && <Badge>{place.effect}</Badge>}
                <ArrowUpRight size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.pairs}>
          <Field label={t('editors.flags-default')} hint={t('editors.flags-default-hint', { from: t(`editors.flags-from-${flag.from}`) })}>
            {(ids) =>
              flag.type === 'boolean' ? (
                <Switch
                  label={t(flag.default === true ? 'editors.flags-on' : 'editors.flags-off')}
                  checked={flag.default === true}
                  disabled={readOnly}
                  onChange={(on) => set('default', on)}
                />
              ) : flag.type === 'number' ? (
                <NumberField {...ids} value={Number(flag.default)} readOnly={readOnly} onChange={(value) => set('default', value ?? 0)} />
              ) : (
                <TextField {...ids} value={String(flag.default)} readOnly={readOnly} onChange={(value) => set('default', value)} />
              )
            }
          </Field>
          <Field label={t('editors.flags-note')}>
            {(ids) => <TextField {...ids} value={flag.note} readOnly={readOnly} onChange={(value) => set('note', value)} />}
          </Field>
          <Field label={t('editors.flags-owner')}>
            {(ids) => <TextField {...ids} value={flag.owner} readOnly={readOnly} onChange={(value) => set('owner', value)} />}
          </Field>
          <Field label={t('editors.flags-type')}>
            {(ids) => (
              <Select
                {...ids}
                label={t('editors.flags-type')}
                disabled={readOnly}
                value={flag.type}
                options={flagTypes.map((value) => ({ value, label: t(`editors.flags-type-${value}`) }))}
                onChange={(type) =>
                  onEdit({ patch: typing(name, type), group: `flags/${name}/type`, label: t('editors.flags-did-type', { flag: name }) })
                }
              />
            )}
          </Field>
          <Field label={t('editors.flags-from')}>
            {(ids) => (
              <Select
                {...ids}
                label={t('editors.flags-from')}
                disabled={readOnly}
                value={flag.from}
                options={flagOrigins.map((value) => ({ value, label: t(`editors.flags-from-${value}`) }))}
                onChange={(from) => set('from', from)}
              />
            )}
          </Field>
        </div>
        {!readOnly && (
          <div className={styles.line}>
            <Button icon={Pencil} onClick={() => setAsking('name')}>
              {t('editors.flags-rename')}
            </Button>
            <Button icon={Trash2} kind="danger" onClick={() => setAsking('delete')}>
              {t('editors.flags-delete')}
            </Button>
          </div>
        )}
      </div>
      {asking === 'name' && (
        <NameDialog
          title={t('editors.flags-rename')}
          confirm={t('editors.flags-rename')}
          start={name}
          flags={flags}
          onClose={() => setAsking(null)}
          onName={rename}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
        title={t('editors.flags-delete-title', { flag: name })}
        effect={
          places.length === 0
            ? t('editors.flags-delete-unused')
            : t('editors.flags-delete-used', {
                count: places.length,
                places: places
                  .slice(0, 5)
                  .map(({ title, text }) => `${title}: ${text}`)
                  .join('; '),
              })
        }
        confirm={t('editors.flags-delete')}
        danger
        onConfirm={remove}
      />
    </section>
  )
}

function stateText(where: 'real' | 'view', value: FlagValue): string {
  return typeof value === 'boolean' ? t(`editors.flags-${where}-${value ? 'on' : 'off'}`) : t(`editors.flags-${where}-value`, { value })
}
