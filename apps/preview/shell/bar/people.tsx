import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

import { $present, presenceDue, tabLeft } from '../../model/collaboration/presence.ts'
import type { Present } from '../../model/collaboration/presence.ts'
import { $doc, $documents, $workspace } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { $sel, documentOpened } from '../../model/view/choice.ts'
import { lettersOf } from '../../../../src/runtime/ui/text/letters.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { listed, t, useLanguage } from '../../../kit/i18n/words.ts'
import { Menu } from '../../../kit/popups/menu.tsx'
import styles from './people.module.css'
import comments from '../../locales/en/comments.json'

export const words = { comments }

const everyMs = 15_000 // the server forgets a tab that it has not heard of for 40 s
const soonMs = 800 // who goes through the outline by keys is told once
const mostFaces = 3

const $here = combine({ present: $present, documents: $documents, doc: $doc, sel: $sel, workspace: $workspace })

/** Who else has this draft open, and where: a face for each, and a menu that goes there. Nothing while nobody else is there. */
export function People() {
  const { language } = useLanguage()
  const { present, documents, doc, sel, workspace } = useUnit($here)
  const { tell, leave, open } = useUnit({ tell: presenceDue, leave: tabLeft, open: documentOpened })
  useEffect(() => {
    const timer = setTimeout(() => tell(), soonMs)
    return () => clearTimeout(timer)
  }, [tell, doc, sel, workspace])
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') tell()
    }
    const timer = setInterval(again, everyMs)
    const left = () => leave()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('pagehide', left)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('pagehide', left)
    }
  }, [tell, leave])
  if (present.length === 0) return null
  const names = [...new Set(present.map(nameOf))]
  return (
    <Menu
      label={t('comments.people', { names: listed(names) })}
      align="end"
      items={present.map((one) => {
        const place = documentTitle(one.document, documents.get(one.document) ?? null)
        return {
          id: one.tab,
          label: t('comments.person-at', { name: nameOf(one), place: one.node === null ? place : `${place} › ${one.node}` }),
          onSelect: () => open({ doc: one.document, sel: one.node }),
        }
      })}
      trigger={
        <Button kind="quiet" className={styles.faces} aria-label={t('comments.people', { names: listed(names) })}>
          {names.slice(0, mostFaces).map((name) => (
            <span key={name} className={styles.face} aria-hidden="true">
              {initialsOf(name, language)}
            </span>
          ))}
          {names.length > mostFaces ? <span aria-hidden="true">{`+${names.length - mostFaces}`}</span> : null}
        </Button>
      }
    />
  )
}

export function nameOf({ name }: Present): string {
  return name ?? t('comments.somebody')
}

/** The first letters of a name, as one reads them: of its first and its last word. */
function initialsOf(name: string, language: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const first = (text = '') => lettersOf(text)[0] ?? ''
  return `${first(parts[0])}${parts.length > 1 ? first(parts.at(-1)) : ''}`.toLocaleUpperCase(language)
}
