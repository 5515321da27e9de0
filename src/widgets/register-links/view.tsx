import { lazy, Suspense, useState } from 'react'

import { needed } from '../../runtime/platform/needed.ts'
import { countText } from '../../runtime/i18n/figures.ts'
import { Tag } from '../../runtime/ui/badge.tsx'
import { Button } from '../../runtime/ui/button.tsx'
import { CopyButton } from '../../runtime/ui/copy-button.tsx'
import { Dialog } from '../../runtime/ui/dialog.tsx'
import { useTimeWords } from '../../runtime/ui/duration.ts'
import { percentText } from '../../runtime/ui/number-text.ts'
import { SectionHeading, sectionClass } from '../../runtime/ui/section-heading.tsx'
import { useIsServerHtml } from '../../runtime/ui/server-html.ts'
import type { RegisterLink } from '../../schemas/nouns/downlines.ts'
import type { RegisterLinksProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

const QrCode = lazy(() => needed(() => import('../../runtime/ui/qr-code.tsx')))

export function View({ props, inputs: { links }, states, busy, send, t, labelId }: RegisterLinksProps) {
  return (
    <>
      <SectionHeading id={labelId} title={props.title}>
        <Button icon="plus" className={styles.new} onClick={() => send({ kind: 'open', popup: 'register-link' })}>
          {t('new')}
        </Button>
      </SectionHeading>
      {links ? (
        <ul role="list" aria-label={props.title} aria-busy={busy || undefined} className={styles.links}>
          {links.map((link) => (
            <Card key={link.key} link={link} t={t} />
          ))}
        </ul>
      ) : (
        states.links
      )}
    </>
  )
}

/** The server does not know the page's address, which a path is made whole with. */
function Card({ link: { key, url, code, type, rate, count, time, remark }, t }: { link: RegisterLink; t: RegisterLinksProps['t'] }) {
  const [shown, setShown] = useState(false)
  const isServerHtml = useIsServerHtml()
  const { dayInWords } = useTimeWords()
  const address = url === undefined || isServerHtml ? undefined : absolute(url)
  const day = dayInWords(time)
  return (
    <li className={styles.card} data-key={key}>
      <div className={styles.head}>
        <Tag>{t(type === 0 ? 'type.member' : 'type.agent')}</Tag>
        {remark ? (
          <span className={styles.remark} dir="auto">
            {remark}
          </span>
        ) : null}
      </div>
      <p className={styles.address}>
        <bdi dir="ltr">{address ?? code}</bdi>
      </p>
      <dl className={styles.facts}>
        <Fact label={t('rate')}>{percentText(Number(rate))}</Fact>
        {count === undefined ? null : <Fact label={t('count')}>{countText(count)}</Fact>}
        {code ? <Fact label={t('code')}>{code}</Fact> : null}
        {day === undefined ? null : <Fact label={t('made')}>{day}</Fact>}
      </dl>
      {address === undefined ? null : (
        <div className={styles.buttons}>
          <CopyButton text={address} label={t('copy')} done={t('copied')} failed={t('not_copied')} />
          <Button size="small" icon="qr" onClick={() => setShown(true)}>
            {t('show_qr')}
          </Button>
        </div>
      )}
      {shown && address !== undefined ? (
        <Dialog title={t('qr', { code: code || address })} closeLabel={t('close')} onClose={() => setShown(false)}>
          <div className={styles.qr}>
            <Suspense fallback={null}>
              <QrCode value={address} title={t('qr', { code: code || address })} />
            </Suspense>
          </div>
        </Dialog>
      ) : null}
    </li>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/** A path belongs to this site; what is no web address is none. */
function absolute(url: string): string | undefined {
  const base = document.location.href
  const { href, protocol } = URL.canParse(url, base) ? new URL(url, base) : { href: undefined, protocol: '' }
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
