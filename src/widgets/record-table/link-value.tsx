import { lazy, Suspense, useState } from 'react'

import { needed } from '../../runtime/platform/needed.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { CopyButton } from '../../runtime/ui/controls/copy-button.tsx'
import { Dialog } from '../../runtime/ui/controls/dialog.tsx'
import { useIsServerHtml } from '../../runtime/ui/text/server-html.ts'
import { webAddress } from '../../runtime/ui/controls/web-address.ts'
import type { Translate } from '../../schemas/translate.ts'
import styles from './view.module.css'

const QrCode = lazy(() => needed(() => import('../../runtime/ui/pictures/qr-code.tsx')))

/** An address, to copy and as a QR code. The server does not know the page's address, which makes a path whole. */
export function LinkValue({ address: given, t }: { address: string; t: Translate }) {
  const [shown, setShown] = useState(false)
  const isServerHtml = useIsServerHtml()
  const address = isServerHtml ? undefined : webAddress(given)
  if (address === undefined) return null
  return (
    <span className={styles.address}>
      <bdi dir="ltr">{address}</bdi>
      <span className={styles.actions}>
        <CopyButton text={address} label={t('copy_link')} done={t('copied')} failed={t('copy_failed')} />
        <Button size="small" icon="qr" onClick={() => setShown(true)}>
          {t('show_qr')}
        </Button>
      </span>
      {shown ? (
        <Dialog title={t('qr')} closeLabel={t('close')} onClose={() => setShown(false)}>
          <div className={styles.qr}>
            <Suspense fallback={null}>
              <QrCode value={address} title={address} />
            </Suspense>
          </div>
        </Dialog>
      ) : null}
    </span>
  )
}
