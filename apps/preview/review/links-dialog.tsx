import { useUnit } from 'effector-react'
import { Copy, Link, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'

import { $workspace } from '../model/documents/documents.ts'
import type { OpenDialog } from '../model/documents/opened.ts'
import { readAnswer, sendWrite } from '../model/releases/answers.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { Field } from '../../kit/controls/field.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { t } from '../../kit/i18n/words.ts'
import { Notice } from '../../kit/layout/notice.tsx'
import { Skeleton } from '../../kit/layout/skeleton.tsx'
import { announced } from '../../kit/messages/announcements.ts'
import { toastShown } from '../../kit/messages/toast-list.ts'
import { Dialog } from '../../kit/popups/dialog.tsx'
import { timeIn } from '../../kit/controls/zone-time.ts'
import { useRoleRefusal } from './who-may.ts'
import styles from './releases/releases.module.css'
import operators from '../locales/en/operators.json'
import releases from '../locales/en/releases.json'
import review from '../locales/en/review.json'

export const words = { operators, releases, review }

const SharedLink = z.object({ id: z.string(), brand: z.string(), at: z.string(), until: z.string() })
type SharedLink = z.infer<typeof SharedLink>
const Links = z.object({ links: z.array(SharedLink) })
const Made = z.object({ token: z.string() })

/** Links to previews for people who may not edit: made, copied, listed and revoked. */
function LinksDialog({ opened: { release }, onClose }: { opened: Extract<OpenDialog, { kind: 'links' }>; onClose: () => void }) {
  const { workspace, announce, tell } = useUnit({ workspace: $workspace, announce: announced, tell: toastShown })
  const mayNot = useRoleRefusal('editor')
  const [links, setLinks] = useState<readonly SharedLink[]>()
  const [made, setMade] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const of = release === undefined ? `drafts/${encodeURIComponent(workspace?.draft ?? '')}` : `releases/${release}`
  const address = `/api/${of}/links`

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setBusy(true)
    setError('')
    await work().catch((failure: Error) => setError(failure.message || t('releases.offline')))
    setBusy(false)
  }, [])
  const list = useCallback(async () => setLinks((await readAnswer(address, Links)).links), [address])
  useEffect(() => {
    if (mayNot === undefined) void attempt(list)
  }, [attempt, list, mayNot])

  const create = () =>
    attempt(async () => {
      const brand = workspace?.brands.some(({ id }) => id === workspace.brand) ? { brand: workspace.brand } : {}
      const outcome = await sendWrite('POST', address, Made, brand)
      if (outcome.state !== 'done') return setError(outcome.error || t('releases.offline'))
      const link = `${window.location.origin}/draft/${outcome.value.token}/`
      setMade(link)
      await copy(link)
      await list()
    })
  const copy = async (link: string) => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    tell({ text: t(isCopied ? 'releases.link-copied' : 'releases.link-not-copied'), isProblem: !isCopied })
  }
  const revoke = ({ id }: SharedLink) =>
    attempt(async () => {
      const outcome = await sendWrite('DELETE', `${address}/${encodeURIComponent(id)}`, z.unknown()) // it answers nothing
      if (outcome.state !== 'done') return setError(outcome.error || t('releases.offline'))
      announce(t('releases.revoked'))
      await list()
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('releases.share-preview')}
      description={release === undefined ? t('releases.share-draft-text') : t('releases.share-release-text', { number: release })}
      footer={
        mayNot === undefined ? (
          <Button size="large" kind="primary" icon={Link} busy={busy} onClick={() => void create()} data-first>
            {t('releases.create-link')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.body}>
        {error ? (
          <div role="alert">
            <Notice kind="fault">
              <p>{error}</p>
            </Notice>
          </div>
        ) : null}
        {made ? (
          <>
            <Field label={t('releases.link')} hint={t('releases.link-once')}>
              {(ids) => <TextField {...ids} value={made} onChange={() => undefined} readOnly />}
            </Field>
            <Button icon={Copy} onClick={() => void copy(made)}>
              {t('releases.copy-link')}
            </Button>
          </>
        ) : null}
        {mayNot === undefined ? null : <Notice kind="info">{mayNot}</Notice>}
        {links === undefined ? (
          error || mayNot !== undefined ? null : (
            <Skeleton lines={2} />
          )
        ) : links.length === 0 ? (
          <p>{t('releases.no-links')}</p>
        ) : (
          <ul className={styles.list} aria-label={t('releases.links')}>
            {links.map((link) => (
              <li key={link.id} className={styles.link}>
                <span className={styles.summary}>
                  <strong>{t('releases.link-until', { time: timeIn(link.until) })}</strong>
                  <span>{t('releases.link-made', { time: timeIn(link.at) })}</span>
                </span>
                <Button
                  size="small"
                  icon={Trash2}
                  aria-label={t('releases.revoke-link', { time: timeIn(link.until) })}
                  onClick={() => void revoke(link)}
                >
                  {t('releases.revoke')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

export const dialog = LinksDialog
