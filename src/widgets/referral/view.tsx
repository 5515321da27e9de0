import { Fragment, lazy, Suspense, useMemo } from 'react'

import { needed } from '../../runtime/platform/needed.ts'
import { countText } from '../../runtime/i18n/figures.ts'
import { Amount } from '../../runtime/ui/money/amount.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { CopyButton } from '../../runtime/ui/controls/copy-button.tsx'
import { DataTable } from '../../runtime/ui/records/data-table.tsx'
import type { TableColumn } from '../../runtime/ui/records/data-table.tsx'
import { useIsServerHtml } from '../../runtime/ui/text/server-html.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { FigureCards } from '../../runtime/ui/records/figure-cards.tsx'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { StatusTag } from '../../runtime/ui/records/status-mark.tsx'
import { webAddress } from '../../runtime/ui/controls/web-address.ts'
import { ZoneNote } from '../../runtime/ui/text/zone-note.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { Downline, Referral } from '../../schemas/nouns/rewards.ts'
import type { ReferralProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

const QrCode = lazy(() => needed(() => import('../../runtime/ui/pictures/qr-code.tsx')))

export function View(given: ReferralProps) {
  const { props, inputs, states, labelId } = given
  return (
    <>
      <SectionHeading id={labelId} title={props.title} page={props.page} />
      {props.text ? <p className={styles.text}>{props.text}</p> : null}
      {inputs.referral ? <Friends {...given} referral={inputs.referral} /> : states.referral}
    </>
  )
}

function Friends({ referral, props, busy, send, t }: ReferralProps & { referral: Referral }) {
  const language = useLanguage()
  const { code, invited, earned, currency } = referral
  const Level = props.page ? 'h2' : 'h3'
  return (
    <>
      <div className={styles.cards}>
        <Invitation referral={referral} t={t} />
        <FigureCards
          figures={[
            { key: 'invited', name: t('invited'), value: countText(invited, language) },
            { key: 'earned', name: t('earned'), value: <Amount value={earned} currency={currency} /> },
            ...(code
              ? [
                  {
                    key: 'code',
                    name: t('code'),
                    text: true,
                    value: (
                      <>
                        <bdi>{code}</bdi>
                        <CopyButton text={code} label={t('copy_code')} done={t('copied')} failed={t('not_copied')} />
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <Level className={styles.title}>{t('downlines')}</Level>
      <Downlines referral={referral} busy={busy} t={t} />
      <Pager
        page={Math.min(referral.page, referral.pages)}
        pages={referral.pages}
        words={pagerWords(t)}
        onPage={(page) => send({ kind: 'narrow', input: 'referral', args: { page } })}
      />
    </>
  )
}

/** The link with its QR code, to copy and to share where the browser can. Without a link there is the code alone. */
function Invitation({ referral: { url, code }, t }: { referral: Referral; t: ReferralProps['t'] }) {
  const isServerHtml = useIsServerHtml() // the server does not know the page's address, nor whether the browser can share
  const link = url === undefined || isServerHtml ? undefined : webAddress(url)
  if (link === undefined) return null
  return (
    <div className={styles.invitation}>
      <div className={styles.qr}>
        <Suspense fallback={null}>
          <QrCode value={link} title={t('qr')} />
        </Suspense>
      </div>
      <div className={styles.link}>
        <p className={styles.label}>{t('link')}</p>
        <p className={styles.address} dir="ltr">
          {piecesOf(link).map((piece, index) => (
            <Fragment key={index}>
              <span>{piece}</span>
              <wbr />
            </Fragment>
          ))}
        </p>
        <div className={styles.buttons}>
          <CopyButton text={link} label={t('copy_link')} done={t('copied')} failed={t('not_copied')} />
          {typeof navigator.share === 'function' ? (
            <Button size="small" icon="share" onClick={() => void share({ url: link, text: t('share_text', { code }) })}>
              {t('share')}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function Downlines({ referral: { downlines, currency }, busy, t }: { referral: Referral; busy: boolean; t: ReferralProps['t'] }) {
  const { listedMoment } = useTimeWords()
  const columns = useMemo(
    (): TableColumn<Downline>[] => [
      { id: 'account', label: t('account'), cell: ({ account }) => <bdi>{account || '–'}</bdi>, card: 'title' },
      { id: 'time', label: t('time'), cell: ({ time }) => listedMoment(time) || '–', card: 'mark' },
      { id: 'state', label: t('state'), cell: ({ state }) => <StatusTag status={state} t={t} />, card: 'mark' },
      {
        id: 'reward',
        label: t('reward'),
        cell: ({ reward }) => <Amount value={reward} currency={currency} />,
        numeric: true,
        card: 'value',
      },
    ],
    [currency, listedMoment, t],
  )
  if (downlines.length === 0) return <StateNotice icon="users" title={t('none')} text={t('none-text')} />
  return (
    <>
      <DataTable label={t('downlines')} columns={columns} rows={downlines} busy={busy} />
      <ZoneNote times={downlines.map(({ time }) => time)} t={t} />
    </>
  )
}

/** Where an address may go on in the next line, so that no word of it is broken. */
function piecesOf(link: string): string[] {
  return link.match(/(?:^\w+:\/\/)?[^/?&]+[/?&]*|[/?&]+/g) ?? []
}

/** Closing the sheet of the device rejects; nothing needs to be said then. */
async function share(data: { url: string; text: string }) {
  await navigator.share(data).catch(() => undefined)
}
