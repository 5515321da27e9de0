import { FileQuestion } from 'lucide-react'

import { documentOpened } from '../model/choice.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { t } from '../i18n/words.ts'

/** The address names a document that is not there. */
export function NoDocument() {
  return (
    <Empty
      icon={FileQuestion}
      title={t('outline.nothing-open')}
      text={t('outline.nothing-open-text')}
      action={<Button onClick={() => documentOpened({ doc: 'page/home' })}>{t('outline.go-home')}</Button>}
    />
  )
}
