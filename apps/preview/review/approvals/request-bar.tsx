import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Hourglass } from 'lucide-react'

import { Button } from '../../../kit/buttons/button.tsx'
import { listed, t, useLanguage } from '../../../kit/i18n/words.ts'
import { NoteBar } from '../../../kit/layout/note-bar.tsx'
import { $published } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { panelsChanged } from '../../model/panels.ts'
import { $draftRequests } from '../../model/releases/requests.ts'
import approvals from '../../locales/en/approvals.json'

export const words = { approvals }

const $shown = combine({ requests: $draftRequests, published: $published })

/** Says what of the draft waits for approval, before a change of it makes the request void. */
export function RequestBar() {
  const { requests, published } = useUnit($shown)
  const change = useUnit(panelsChanged)
  useLanguage()
  const files = [...published.values()]
  const titleOf = (path: string) => {
    const file = files.find((one) => one.path === path)
    return file ? documentTitle(file.name, file.value) : path
  }
  return (
    <NoteBar
      part="request"
      label={t('approvals.draft-waits')}
      icon={Hourglass}
      words={
        <>
          <strong>{t('approvals.draft-waits')}</strong>
          {requests.map(({ id, documents }) => (
            <span key={id}>{t('approvals.draft-waits-text', { id, documents: listed(documents.map(titleOf)) })}</span>
          ))}
        </>
      }
    >
      <Button onClick={() => change({ history: true, audit: false, rightOpen: true })}>{t('approvals.show')}</Button>
    </NoteBar>
  )
}
