import { useUnit } from 'effector-react'
import { BookOpen, Send, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import { Badge } from '../kit/buttons/badge.tsx'
import { Skeleton } from '../kit/layout/skeleton.tsx'
import { Tabs } from '../kit/layout/tabs.tsx'
import { t } from '../kit/i18n/words.ts'
import { ContractDocs } from './contract-docs.tsx'
import { $files, $sent } from './gallery-model.ts'
import { PropsForm } from './props-form.tsx'
import { SentList } from './sent-list.tsx'
import type { GalleryWidget } from './widgets.ts'

/** What a widget is by its contract, its props to try, and what the chosen example has sent. */
export function Details({ widget }: { widget: GalleryWidget }) {
  const [tab, setTab] = useState<'contract' | 'props' | 'sent'>('contract')
  const { sent, loaded } = useUnit({ sent: $sent, loaded: $files })
  const { files, failed } = loaded
  return (
    <Tabs
      label={t('gallery.details')}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'contract', label: t('gallery.contract'), icon: BookOpen },
        { id: 'props', label: t('gallery.props'), icon: SlidersHorizontal },
        { id: 'sent', label: t('gallery.sent'), icon: Send, badge: sent.length > 0 ? <Badge kind="blue">{sent.length}</Badge> : undefined },
      ]}
    >
      {tab === 'sent' ? (
        <SentList />
      ) : files === undefined ? (
        failed === undefined && <Skeleton height={240} />
      ) : tab === 'contract' ? (
        <ContractDocs type={widget.type} files={files} />
      ) : (
        <PropsForm contract={files.contract} />
      )}
    </Tabs>
  )
}
