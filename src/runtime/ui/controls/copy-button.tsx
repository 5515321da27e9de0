import { useEffect, useRef, useState } from 'react'

import { Button } from './button.tsx'

const shownMs = 2000

/** Copies a text, and shows for two seconds that it did, or that the browser refused. */
export function CopyButton({ text, label, done, failed }: { text: string; label: string; done: string; failed: string }) {
  const [result, setResult] = useState<'done' | 'failed' | undefined>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  async function copy() {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
      setResult('done')
    } catch {
      setResult('failed')
    }
    timer.current = setTimeout(() => setResult(undefined), shownMs)
  }
  return (
    <>
      <Button kind="secondary" size="small" icon={result === 'done' ? 'check' : 'copy'} onClick={() => void copy()}>
        {result === 'done' ? done : result === 'failed' ? failed : label}
      </Button>
      <output className="visually-hidden">{result === 'done' ? done : result === 'failed' ? failed : ''}</output>
    </>
  )
}
