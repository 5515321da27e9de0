import { pointerOf } from '../../../../src/schemas/json.ts'
import { Check, Plus, X } from 'lucide-react'
import { memo, useState } from 'react'

import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { hasWord, t } from '../../../kit/i18n/words.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import editor from '../editor.module.css'
import { useScrollIntoView } from '../use-scroll-into-view.ts'
import type { PartProps } from './brand-props.ts'
import { isOwn } from '../brand-patches.ts'
import styles from './brand.module.css'
import { ColorDetails } from './color-details.tsx'
import { verdictOf } from '../../../../src/rules/color-roles.ts'
import { colorName, verdictText } from './color-words.ts'

/** The brand's colours of one theme, each with its purpose and its contrast where it is used. */
export function ColorsPart(props: PartProps) {
  const { brand, own, base, theme, onTheme, set, readOnly = false } = props
  const tokens = brand.tokens[theme]
  const [ownChosen, setOwnChosen] = useState<string>()
  const { onChoose } = props
  const chosen = onChoose ? props.chosen : ownChosen
  const setChosen = onChoose ?? setOwnChosen
  const [adding, setAdding] = useState(false)
  const name = chosen !== undefined && tokens[chosen] !== undefined ? chosen : undefined

  return (
    <>
      <header className={editor.head}>
        <h2 className={editor.title}>{t('editors.brand-part-colors')}</h2>
        <Segmented
          label={t('editors.brand-theme')}
          value={theme}
          onChange={onTheme}
          options={[
            { value: 'dark', label: t('editors.brand-dark') },
            { value: 'light', label: t('editors.brand-light') },
          ]}
        />
        {!readOnly && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('editors.brand-add-color')}
          </Button>
        )}
      </header>
      <div className={editor.rows} data-beside={name !== undefined}>
        <table className={classes(editor.table, styles.colors)}>
          <thead>
            <tr>
              <th scope="col">{t('editors.brand-color')}</th>
              <th scope="col">{t('editors.brand-value')}</th>
              <th scope="col">{t('editors.brand-for')}</th>
              <th scope="col" className={editor.end}>
                {t('editors.brand-readable')}
              </th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(tokens).map(([token, value]) => {
              const verdict = verdictOf(token, tokens)
              return (
                <ColorRow
                  key={token}
                  theme={theme}
                  name={token}
                  value={value}
                  ratio={verdict?.ratio}
                  against={verdict?.against}
                  isEnough={verdict?.isEnough}
                  isBackground={verdict?.isBackground}
                  chosen={token === name}
                  isOwn={base !== undefined && isOwn(own, ['tokens', theme, token])}
                  onChoose={setChosen}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      {name !== undefined && <ColorDetails key={`${theme}/${name}`} {...props} name={name} title={colorName(name)} />}
      {adding && (
        <NewColor
          taken={tokens}
          onClose={() => setAdding(false)}
          onName={(token) => {
            set(['tokens', theme, token], '#808080', colorName(token))
            setChosen(token)
          }}
        />
      )}
    </>
  )
}

type RowProps = {
  theme: 'dark' | 'light'
  name: string
  value: string
  ratio: number | undefined
  against: string | undefined
  isEnough: boolean | undefined
  isBackground: boolean | undefined
  chosen: boolean
  isOwn: boolean
  onChoose: (name: string) => void
}

const ColorRow = memo(function ColorRow({
  theme,
  name,
  value,
  ratio,
  against,
  isEnough = true,
  isBackground = false,
  chosen,
  isOwn: changed,
  onChoose,
}: RowProps) {
  const row = useScrollIntoView<HTMLTableRowElement>(chosen)
  return (
    <tr
      ref={row}
      className={editor.row}
      data-chosen={chosen}
      data-key={name}
      data-pointer={pointerOf('tokens', theme, name)}
      onClick={() => onChoose(name)}
    >
      <td>
        <button
          type="button"
          className={`${editor.name} ${styles.withSwatch}`}
          aria-label={`${colorName(name)} ${name}`}
          aria-pressed={chosen}
          onClick={() => onChoose(name)}
        >
          <span>{colorName(name)}</span>
          <span className={editor.id} dir="ltr">
            {name}
          </span>
          <span className={styles.swatch} style={{ background: value }} aria-hidden="true" />
        </button>
      </td>
      <td className={editor.mono} dir="ltr">
        <span className={styles.value}>{value}</span>
        {changed && <span className={styles.own}>{t('editors.brand-own')}</span>}
      </td>
      <td className={editor.quiet}>{hasWord(`editors.color-for-${name}`) ? t(`editors.color-for-${name}`) : ''}</td>
      <td className={editor.end}>
        {ratio !== undefined && against !== undefined && (
          <Badge kind={isEnough ? 'green' : 'red'} icon={isEnough ? Check : X}>
            {verdictText({ ratio, against, isBackground })}
          </Badge>
        )}
      </td>
    </tr>
  )
})

function NewColor({
  taken,
  onName,
  onClose,
}: {
  taken: Readonly<Record<string, string>>
  onName: (name: string) => void
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const problem = !/^[a-z][a-z0-9-]*$/.test(name)
    ? t('editors.brand-color-letters')
    : taken[name] === undefined
      ? undefined
      : t('editors.brand-color-taken')
  function take() {
    if (problem !== undefined) return
    onName(name)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('editors.brand-add-color')}
      footer={
        <>
          <Button onClick={onClose}>{t('editors.cancel')}</Button>
          <Button kind="primary" disabled={problem ?? false} onClick={take}>
            {t('editors.brand-add-color')}
          </Button>
        </>
      }
    >
      <Field label={t('editors.brand-color-name')} hint={t('editors.brand-color-name-hint')} problem={name === '' ? undefined : problem}>
        {(ids) => <TextField {...ids} mono value={name} onChange={setName} onKeyDown={(event) => event.key === 'Enter' && take()} />}
      </Field>
    </Dialog>
  )
}
