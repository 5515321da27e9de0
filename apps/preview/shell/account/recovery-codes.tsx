import { useUnit } from 'effector-react'
import { Copy, Download } from 'lucide-react'

import { Button } from '../../../kit/buttons/button.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import styles from './account.module.css'

/** The codes that sign in without the phone. The server shows them once, so this stays until the operator says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const tell = useUnit(toastShown)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    tell({ text: t(isCopied ? 'account.copied' : 'account.not-copied'), isProblem: !isCopied })
  }
  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = 'foyer-recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <p>
        <strong>{`${t('account.codes')} `}</strong>
        <span>{t('account.codes-text')}</span>
      </p>
      <ul className={styles.codes} dir="ltr" aria-label={t('account.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={Copy} onClick={() => void copy()}>
          {t('account.copy')}
        </Button>
        <Button icon={Download} onClick={download}>
          {t('account.download')}
        </Button>
        <Button kind="primary" onClick={onDone}>
          {t('account.kept')}
        </Button>
      </div>
    </>
  )
}
