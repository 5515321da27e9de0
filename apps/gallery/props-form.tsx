import { useUnit } from 'effector-react'
import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'

import { icons } from '../../src/runtime/ui/pictures/icon-names.ts'
import { ContentForm } from '../kit/fields/content-form.tsx'
import type { Choices, Edit } from '../kit/fields/form/types.ts'
import { Button } from '../kit/buttons/button.tsx'
import { Notice } from '../kit/layout/notice.tsx'
import { t } from '../kit/i18n/words.ts'
import { brands } from './brands.ts'
import styles from './details.module.css'
import { $areInvalid, $edited, $exampleProps, $view, propsEdited, propsReset } from './gallery-model.ts'
import type { WidgetFiles } from './widget-files.ts'

const noProblems: readonly never[] = []

/** The props of the chosen example as a form: what is changed shows in its frame at once. */
export function PropsForm({ contract }: Pick<WidgetFiles, 'contract'>) {
  const { view, edited, own, areInvalid, edit, reset } = useUnit({
    view: $view,
    edited: $edited,
    own: $exampleProps,
    areInvalid: $areInvalid,
    edit: propsEdited,
    reset: propsReset,
  })
  const { brand, example } = view
  const choices = useMemo(
    (): Choices => ({
      words: { language: 'EN', languages: ['EN'], has: () => true, lookUp: () => undefined, keys: () => [] },
      tokens: Object.entries(brands.get(brand)?.tokens.dark ?? {}).map(([name, value]) => ({ name, value })),
      icons: Object.keys(icons),
      routes: [],
    }),
    [brand],
  )
  return (
    <div className={styles.form}>
      <div className={styles.line}>
        <p>
          <span>{`${t('gallery.props-of')} `}</span>
          <code dir="ltr">{example}</code>
        </p>
        <Button size="small" icon={RotateCcw} disabled={edited === null} onClick={() => reset()}>
          {t('gallery.reset')}
        </Button>
      </div>
      {areInvalid ? (
        <div role="alert">
          <Notice kind="warn">{t('gallery.invalid')}</Notice>
        </div>
      ) : null}
      <ContentForm
        key={`${contract.type} ${example} ${edited === null}`}
        contract={contract}
        props={edited ?? own}
        choices={choices}
        problems={noProblems}
        onEdit={({ patch }: Edit) => edit(patch)}
      />
    </div>
  )
}
