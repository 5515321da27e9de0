import { useUnit } from 'effector-react'
import { Copy, UserRoundPlus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'

import { $workspace } from '../../model/documents/documents.ts'
import { meRequested } from '../../model/operators/me.ts'
import { readAnswer } from '../../model/releases/answers.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { announced } from '../../../kit/messages/announcements.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import { ConfirmDialog, Dialog } from '../../../kit/popups/dialog.tsx'
import { useAttempt } from '../account/use-attempt.ts'
import { Link, List, Waiting } from './calls.ts'
import type { Listed } from './calls.ts'
import { DisableDialog } from './disable-dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { OperatorRow } from './operator-row.tsx'
import type { Act } from './operator-row.tsx'
import styles from './operators.module.css'
import account from '../../locales/en/account.json'
import people from '../../locales/en/people.json'

export const words = { account, people }

/** Who may edit: admins invite, change roles, and disable. */
function OperatorsDialog({ onClose }: { onClose: () => void }) {
  const { workspace, announce, tell, askMe } = useUnit({
    workspace: $workspace,
    announce: announced,
    tell: toastShown,
    askMe: meRequested,
  })
  const [list, setList] = useState<z.infer<typeof List>>()
  const [failure, setFailure] = useState('')
  const [isInviting, setInviting] = useState(false)
  const [made, setMade] = useState<{ name: string; link: string | undefined }>()
  const [asked, setAsked] = useState<{ act: 'disable' | 'factor-off'; operator: Listed; waiting?: z.infer<typeof Waiting> }>()
  const { error, attempt } = useAttempt()
  useLanguage()
  const load = useCallback(
    () => readAnswer('/api/operators', List).then(setList, ({ message }: Error) => setFailure(message || t('people.offline'))),
    [],
  )
  useEffect(() => void load(), [load])

  const nameOf = (brand: string) => (brand === '*' ? t('people.every') : (workspace?.brands.find(({ id }) => id === brand)?.name ?? brand))
  const change = async ({ id }: Listed, body: object) => {
    if (!(await attempt('PATCH', `/api/operators/${encodeURIComponent(id)}`, z.object({ id: z.string() }), body))) return
    announce(t('people.changed'))
    askMe()
    await load()
  }
  const act = async (operator: Listed, what: Act) => {
    const address = `/api/operators/${encodeURIComponent(operator.id)}`
    if (what === 'enable') await change(operator, { disabled: false })
    else if (what === 'link') {
      const link = await attempt('POST', `${address}/link`, Link)
      if (link) setMade({ name: operator.name, link: linkOf(link.token) })
    } else if (what === 'factor-off') setAsked({ act: what, operator })
    else
      await readAnswer(`${address}/waiting`, Waiting).then(
        (waiting) => setAsked({ act: what, operator, waiting }),
        ({ message }: Error) => setFailure(message || t('people.offline')),
      )
  }
  const copy = async (link: string) => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    tell({ text: t(isCopied ? 'people.copied' : 'people.not-copied'), isProblem: !isCopied })
  }
  const isFirst = list?.operators.length === 0
  const problem = error || failure
  const name = asked?.operator.name ?? ''
  return (
    <Dialog open keep onClose={onClose} size="wide" title={t('people.title')} description={t('people.text')}>
      <div className={styles.body}>
        <div role="alert">{problem ? <Notice kind="fault">{problem}</Notice> : null}</div>
        {made?.link ? (
          <Field label={t('people.link', { name: made.name })} hint={t('people.link-hint', { name: made.name })}>
            {(ids) => (
              <>
                <TextField {...ids} mono readOnly value={made.link ?? ''} onChange={() => undefined} />
                <Button icon={Copy} onClick={() => void copy(made.link ?? '')}>
                  {t('people.copy')}
                </Button>
              </>
            )}
          </Field>
        ) : made ? (
          <Notice kind="good">{t('people.known')}</Notice>
        ) : null}
        {list === undefined ? (
          problem ? null : (
            <Skeleton lines={4} />
          )
        ) : (
          <>
            {isInviting ? (
              <InviteForm
                brands={list.brands}
                nameOf={nameOf}
                onCancel={() => setInviting(false)}
                isFirst={isFirst}
                onDone={(invited, token) => {
                  if (isFirst && token !== undefined) {
                    // From now on only who signs in may edit
                    window.location.assign(linkOf(token))
                    window.location.reload()
                    return
                  }
                  setInviting(false)
                  setMade({ name: invited, link: token === undefined ? undefined : linkOf(token) })
                  void load()
                }}
              />
            ) : (
              <div>
                <Button kind="primary" icon={UserRoundPlus} onClick={() => setInviting(true)}>
                  {t(isFirst ? 'people.invite-first' : 'people.invite')}
                </Button>
              </div>
            )}
            <ul className={styles.list} aria-label={t('people.list')}>
              {list.operators.map((operator) => (
                <OperatorRow
                  key={operator.id}
                  operator={operator}
                  brands={list.brands}
                  nameOf={nameOf}
                  onRole={(brand, role) => void change(operator, { roles: { [brand]: role } })}
                  onAct={(what) => void act(operator, what)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {asked?.waiting ? (
        <DisableDialog
          name={name}
          waiting={asked.waiting}
          onClose={() => setAsked(undefined)}
          onConfirm={() => change(asked.operator, { disabled: true })}
        />
      ) : null}
      <ConfirmDialog
        open={asked?.act === 'factor-off'}
        danger
        onClose={() => setAsked(undefined)}
        title={t('people.factor-off-title', { name })}
        effect={<p>{t('people.factor-off-text', { name })}</p>}
        confirm={t('people.factor-off')}
        onConfirm={() => (asked ? change(asked.operator, { secondFactor: false }) : undefined)}
      />
    </Dialog>
  )
}

function linkOf(token: string): string {
  return `${window.location.origin}${window.location.pathname}#link=${token}`
}

export const dialog = OperatorsDialog
