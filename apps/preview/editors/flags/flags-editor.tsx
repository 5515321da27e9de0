import { pointerOf } from '../../../../src/schemas/json.ts'
import { Plus, Search, TriangleAlert, Unlink } from 'lucide-react'
import { memo, useCallback, useState } from 'react'

import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import styles from '../editor.module.css'
import { useScrollIntoView } from '../use-scroll-into-view.ts'
import { FlagDetails } from './flag-details.tsx'
import { declaring, flagsShown } from './flag-model.ts'
import type { Flag, FlagValue, Show } from './flag-model.ts'
import type { FlagsEditorProps } from './flags-props.ts'
import { NameDialog } from './name-dialog.tsx'

/** All flags with their values in this view and their uses. The switch overrides a flag; its default is edited in the details. */
export function FlagsEditor(props: FlagsEditorProps) {
  const { flags, values, overrides, usage, undeclared, chosen, onChoose, onOverride, onEdit, readOnly = false } = props
  const [text, setText] = useState('')
  const [ownShow, setShow] = useState<Show>('all')
  const show = props.show ?? ownShow
  const [adding, setAdding] = useState(false)
  const rows = show === 'undeclared' ? [] : flagsShown(flags, { show, text, overrides, usage })
  const strangers = Object.entries(undeclared).filter(([name]) => name.toLowerCase().includes(text.trim().toLowerCase()))
  const nowhere = flagsShown(flags, { show: 'nowhere', text: '', overrides, usage }).length
  const counts = {
    all: Object.keys(flags).length,
    tried: Object.keys(overrides).length,
    nowhere,
    undeclared: Object.keys(undeclared).length,
  }
  const flag = chosen === undefined ? undefined : flags[chosen]

  const choose = useCallback((name: string) => onChoose(name), [onChoose])
  function declare(name: string) {
    onEdit({ patch: declaring(name), group: `flags/${name}`, label: t('editors.flags-did-declare', { flag: name }) })
    onChoose(name)
  }

  return (
    <section className={styles.panel} aria-label={t('editors.flags')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('editors.flags')}</h2>
        <TextField
          className={styles.find}
          icon={Search}
          type="search"
          label={t('editors.flags-find')}
          placeholder={t('editors.flags-find')}
          value={text}
          onChange={setText}
        />
        {!readOnly && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('editors.flags-add')}
          </Button>
        )}
      </header>
      <Segmented
        label={t('editors.flags-show')}
        value={show}
        onChange={(next) => {
          setShow(next)
          props.onShow?.(next)
        }}
        options={(['all', 'tried', 'nowhere', 'undeclared'] as const).map((value) => ({
          value,
          label: t(`editors.flags-show-${value}`, { n: counts[value] }),
        }))}
      />
      {rows.length > 0 && (
        <div className={styles.rows} data-beside={flag !== undefined}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('editors.flags-flag')}</th>
                <th scope="col">{t('editors.flags-from')}</th>
                <th scope="col">{t('editors.flags-view')}</th>
                <th scope="col" className={styles.end}>
                  {t('editors.flags-used')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, one]) => (
                <FlagRow
                  key={name}
                  name={name}
                  flag={one}
                  value={overrides[name] ?? values[name] ?? one.default}
                  isOverridden={overrides[name] !== undefined}
                  places={usage[name]?.length ?? 0}
                  chosen={name === chosen}
                  onChoose={choose}
                  onOverride={onOverride}
                  defaultValue={values[name] ?? one.default}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length === 0 && show !== 'undeclared' && (
        <Empty icon={Search} title={t(text === '' ? 'editors.flags-none' : 'editors.flags-not-found', { text })} />
      )}
      {(show === 'undeclared' || show === 'all') && strangers.length > 0 && (
        <section aria-label={t('editors.flags-undeclared')}>
          <h3 className={styles.subtitle}>{t('editors.flags-undeclared')}</h3>
          <ul className={styles.list}>
            {strangers.map(([name, places]) => (
              <li key={name} className={styles.line}>
                <TriangleAlert size={14} aria-hidden="true" className={styles.know} />
                <span className={styles.mono}>{name}</span>
                <span className={styles.quiet}>{t('editors.flags-places', { count: places.length })}</span>
                <span className={styles.push} />
                {places[0] && (
                  <Button kind="quiet" size="small" onClick={() => places[0] && props.onOpen(places[0])}>
                    {t('editors.flags-open', { place: places[0].title })}
                  </Button>
                )}
                {!readOnly && (
                  <Button size="small" onClick={() => declare(name)}>
                    {t('editors.flags-declare', { flag: name })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {show === 'undeclared' && strangers.length === 0 && <Empty icon={Unlink} title={t('editors.flags-undeclared-none')} />}
      {chosen !== undefined && flag && <FlagDetails key={chosen} {...props} name={chosen} flag={flag} />}
      <Notice kind="info">{t('editors.flags-hint', { from: t(`editors.flags-from-${flag?.from ?? 'whitelabel'}`) })}</Notice>
      {adding && (
        <NameDialog
          title={t('editors.flags-add')}
          confirm={t('editors.flags-add')}
          flags={flags}
          onClose={() => setAdding(false)}
          onName={declare}
        />
      )}
    </section>
  )
}

type RowProps = {
  name: string
  flag: Flag
  value: FlagValue
  defaultValue: FlagValue
  isOverridden: boolean
  places: number
  chosen: boolean
  onChoose: (name: string) => void
  onOverride: FlagsEditorProps['onOverride']
}

const FlagRow = memo(function FlagRow({ name, flag, value, defaultValue, isOverridden, places, chosen, onChoose, onOverride }: RowProps) {
  const row = useScrollIntoView<HTMLTableRowElement>(chosen)
  return (
    <tr
      ref={row}
      className={styles.row}
      data-chosen={chosen}
      data-key={name}
      data-pointer={pointerOf('flags', name)}
      onClick={() => onChoose(name)}
    >
      <td>
        <button
          type="button"
          className={styles.name}
          aria-label={`${flag.note || name} ${name}`}
          aria-pressed={chosen}
          onClick={() => onChoose(name)}
        >
          <span>{flag.note || name}</span>
          <span className={styles.id} dir="ltr">
            {name}
          </span>
        </button>
      </td>
      <td>
        <Badge>{t(`editors.flags-from-${flag.from}`)}</Badge>
      </td>
      <td onClick={(event) => event.stopPropagation()}>
        <span className={styles.line}>
          {flag.type === 'boolean' ? (
            <Switch
              label={t('editors.flags-try', { flag: flag.note || name })}
              hideLabel
              checked={value === true}
              onChange={(on) => onOverride(name, on === defaultValue ? undefined : on)}
            />
          ) : (
            <span className={styles.mono} dir="ltr">
              {String(value)}
            </span>
          )}
          {isOverridden && <span className={styles.changed}>{t('editors.flags-only-here')}</span>}
        </span>
      </td>
      <td className={styles.end}>
        {places > 0 ? t('editors.flags-places', { count: places }) : <span className={styles.quiet}>{t('editors.flags-nowhere')}</span>}
      </td>
    </tr>
  )
})
