import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import { IconButton } from '../../../kit/buttons/button.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { Area } from './code-area.tsx'
import styles from './json-editor.module.css'

/** The search bar: Enter goes to the next result, Shift Enter to the one before, Escape returns to the text. */
export function FindBar({ area, onClose }: { area: RefObject<Area | null>; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState({ count: 0, current: -1 })

  useEffect(() => field.current?.focus(), [])

  const find = (text: string, index: number) => setFound(area.current?.find(text, index) ?? { count: 0, current: -1 })
  function close() {
    area.current?.find('', 0)
    area.current?.focus()
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') find(query, found.current + (event.shiftKey ? -1 : 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.find}>
      <input
        ref={field}
        className={styles.findField}
        type="text"
        aria-label={t('editors.json-find')}
        placeholder={t('editors.json-find')}
        value={query}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setQuery(target.value)
          find(target.value, 0)
        }}
      />
      <output className={styles.size}>
        {query === ''
          ? ''
          : found.count === 0
            ? t('editors.json-find-none')
            : t('editors.json-find-count', { now: found.current + 1, count: found.count })}
      </output>
      <IconButton icon={ArrowUp} label={t('editors.json-find-previous')} onClick={() => find(query, found.current - 1)} />
      <IconButton icon={ArrowDown} label={t('editors.json-find-next')} onClick={() => find(query, found.current + 1)} />
      <IconButton icon={X} label={t('editors.json-find-close')} onClick={close} />
    </div>
  )
}
