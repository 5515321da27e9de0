import { useId, useState } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { MoneyForm } from '../../runtime/ui/money/money-form.tsx'
import { PictureField } from '../../runtime/ui/controls/picture-field.tsx'
import type { ChosenPicture } from '../../runtime/ui/controls/picture-files.ts'
import { useTold } from '../../runtime/ui/use-told.ts'
import styles from './view.module.css'

/** Pictures that show that nothing has arrived. A page that was left keeps their names, but no pictures (decision 351), and says so. */
export function ProofForm({
  since,
  free,
  proofs,
  chosenBefore,
  onProofs,
  onSend,
  t,
}: {
  since: string
  free: boolean
  proofs: readonly ChosenPicture[]
  /** The names of the pictures that were chosen last. */
  chosenBefore: string
  onProofs: (proofs: readonly ChosenPicture[]) => void
  onSend: (proofs: readonly ChosenPicture[]) => void
  t: Translate
}) {
  const id = useId()
  const { form, told, tell } = useTold()
  const [isReading, setReading] = useState(false)
  return (
    <MoneyForm
      split
      form={form}
      onSubmit={() => {
        if (isReading) return
        if (proofs.length > 0 && free) onSend(proofs)
        else tell()
      }}
    >
      <PictureField
        id={`${id}-proof`}
        name="file"
        label={t('proof')}
        required
        hint={t('proof-hint', { when: since })}
        error={told && proofs.length === 0 ? t('proof-missing') : undefined}
        pictures={proofs}
        onPictures={onProofs}
        onReading={setReading}
        t={t}
      />
      {proofs.length === 0 && chosenBefore !== '' ? <MessageBar kind="info">{t('proof-again', { names: chosenBefore })}</MessageBar> : null}
      <Button kind="primary" type="submit" className={styles.send} data-action="confirm-withdrawal" aria-disabled={!free || isReading}>
        {t('send')}
      </Button>
    </MoneyForm>
  )
}
