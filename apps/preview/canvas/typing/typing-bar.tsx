import { useUnit } from 'effector-react'
import { useEffect } from 'react'

import { RichTextTools } from '../../../kit/fields/rich-text/rich-text-tools.tsx'
import inspector from '../../../kit/locales/en/inspector.json'
import { $routes } from '../../model/view/routes.ts'
import { $typingPlace, formatChosen, typingLeft } from './typing.ts'
import styles from './typing-bar.module.css'

export const words = { inspector }

const barHeight = 34
const barWidth = 220 // about; it stays within the frame

/** The buttons over a rich text of the page that is typed into. A press elsewhere in the editor leaves the text. */
export function TypingBar({ scale, width }: { scale: number; width: number }) {
  const { place, routes, choose, leave } = useUnit({ place: $typingPlace, routes: $routes, choose: formatChosen, leave: typingLeft })
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-typing-bar], [role=listbox], [role=dialog]')) leave()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [leave])
  if (!place?.format) return null
  const above = place.box.y * scale - barHeight - 8
  const top = above >= 0 ? above : Math.max(4, (place.box.y + place.box.height) * scale + 8)
  const left = Math.min(Math.max(0, place.box.x * scale), Math.max(0, width - barWidth))
  return (
    <div className={styles.bar} style={{ left, top }} data-typing-bar>
      <RichTextTools format={place.format} routes={routes} onChange={choose} />
    </div>
  )
}
