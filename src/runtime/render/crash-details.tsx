import { useEffect, useState } from 'react'
import type { CSSProperties, ReactElement } from 'react'

const style: CSSProperties = {
  margin: 0,
  padding: 12,
  overflow: 'auto',
  font: '12px/1.5 ui-monospace, monospace',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}

/** Development only: what players see of a view that crashed, and below it which widget it was and where the error comes from. */
export function CrashDetails({ notice, widget, error }: { notice: ReactElement; widget: string; error: unknown }) {
  const text = useSourcePlaces(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return (
    <>
      {notice}
      <pre style={style} dir="ltr">
        {`${widget}: ${inOurFiles(text)}`}
      </pre>
    </>
  )
}

/** The stack with lines of the source, once the development server has said which they are (apps/portal/live-edits.ts). */
function useSourcePlaces(stack: string): string {
  const [found, setFound] = useState({ stack, places: stack })
  useEffect(() => {
    const answer = (places: string) => setFound({ stack, places })
    document.dispatchEvent(new CustomEvent('foyer-stack', { detail: { stack, answer } }))
  }, [stack])
  return found.stack === stack ? found.places : stack
}

/** Our own files as they stand in the project: without libraries, the server's address and the time of the last edit. */
function inOurFiles(stack: string): string {
  const lines = stack.split('\n').filter((line) => !/\/(?:node_modules|\.vite)\//.test(line))
  return lines
    .join('\n')
    .replaceAll(window.location.origin, '')
    .replaceAll('/@fs/', '/')
    .replaceAll(/\?(?:t|v)=\w+/g, '')
}
