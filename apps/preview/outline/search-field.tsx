import { TextField } from '../../kit/controls/text-field.tsx'
import { t } from '../../kit/i18n/words.ts'

/** Searching the list of documents; Escape ends it. It takes the focus when it comes. */
export function SearchField({ value, onChange, onEnd }: { value: string; onChange: (text: string) => void; onEnd: () => void }) {
  return (
    <TextField
      type="search"
      ref={(field) => field?.focus()}
      label={t('outline.search-label')}
      placeholder={t('outline.search')}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onEnd()
      }}
    />
  )
}
