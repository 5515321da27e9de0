import { useEffect, useRef, useState } from 'react'

import { Button } from './button.tsx'

const shownMs = 2000

/** Copies a text and says so for two seconds. Where the clipboard is closed to us the button says that instead. */
export function CopyButton({ text, label, done, failed }: { text: string; label: string; done: string; failed: string }) {
  const [said, setSaid] = useState<'done' | 'failed' | undefined>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  async function copy() {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
      setSaid('done')
    } catch {
      setSaid('failed')
    }
    timer.current = setTimeout(() => setSaid(undefined), shownMs)
  }
  return (
    <>
      <Button kind="secondary" size="small" icon={said === 'done' ? 'check' : 'copy'} onClick={() => void copy()}>
        {said === 'done' ? done : said === 'failed' ? failed : label}
      </Button>
      <output className="visually-hidden">{said === 'done' ? done : said === 'failed' ? failed : ''}</output>
    </>
  )
}
