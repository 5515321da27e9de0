import { useEffect, useRef } from 'react'

import styles from './rich-text.module.css'

/** HTML of the gateway, made harmless first. The sanitiser is a chunk of its own, downloaded when the first rich text is drawn. */
export function RichText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let wanted = true
    void import('./sanitise.ts').then(({ sanitise }) => {
      if (wanted) box.current?.replaceChildren(sanitise(html))
    })
    return () => {
      wanted = false
    }
  }, [html])
  return <div ref={box} className={styles.text} />
}
