import { Braces, Copy, WandSparkles } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'

import type { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import { documentLimits } from '../../../../src/schemas/document-limits.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { CodeArea } from './code-area.tsx'
import type { Area, CodeAreaProps } from './code-area.tsx'
import { FindBar } from './find-bar.tsx'
import styles from './json-editor.module.css'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'

export type JsonEditorProps = Omit<CodeAreaProps, 'ref' | 'onRefused' | 'onFind'> & {
  /** The path of the document's file, "_base/pages/home.json". */
  path: string
  /** Formats the text. */
  onTidy?: (() => void) | undefined
  follow?: { on: boolean; onChange: (on: boolean) => void } | undefined
  /** The button that fixes a problem. */
  fixOf?: ((problem: Diagnostic) => Elements) | undefined
}

/** A document as text. It follows the canvas and leads it; an unreadable text is kept and explained in one sentence. */
export function JsonEditor(props: JsonEditorProps) {
  const { path, text, problems, onTidy, follow, fixOf, readOnly = false } = props
  const area = useRef<Area>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const [finding, setFinding] = useState(false)
  const [copied, setCopied] = useState(false)
  const hint = useId()
  const measured = useMemo(() => ({ lines: linesOf(text), bytes: new TextEncoder().encode(text).byteLength }), [text])
  const broken = problems.find(({ code }) => code.startsWith('json/'))
  const worst = broken ?? problems.find(({ severity }) => severity === 'error') ?? problems[0]

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])

  return (
    <section className={styles.editor} aria-label={t('editors.json-of', { path })} aria-describedby={hint}>
      <header className={styles.header}>
        <Braces size={14} aria-hidden="true" />
        <span className={styles.path}>{path}</span>
        <span className={styles.size}>{`${t('editors.json-lines', { count: measured.lines })} · ${sizeText(measured.bytes)}`}</span>
        <span className={styles.gap} />
        {follow && <Switch label={t('editors.json-follow')} checked={follow.on} onChange={follow.onChange} />}
        {onTidy && !readOnly && (
          <Button icon={WandSparkles} onClick={onTidy} disabled={broken !== undefined}>
            {t('editors.json-tidy')}
          </Button>
        )}
        <IconButton
          icon={Copy}
          label={t(copied ? 'editors.json-copied' : 'editors.json-copy')}
          onClick={() => void copy(text).then(setCopied)}
        />
      </header>
      {finding && <FindBar area={area} onClose={() => setFinding(false)} />}
      {refused !== null && (
        <Notice kind="fault" action={<Button onClick={() => setRefused(null)}>{t('editors.json-refused-close')}</Button>}>
          {t('editors.json-refused', { size: sizeText(refused), most: sizeText(documentLimits.bytes) })}
        </Notice>
      )}
      {broken && <Notice kind="warn">{t('editors.json-broken', { line: broken.line ?? 1, why: broken.message })}</Notice>}
      {readOnly && <Notice kind="info">{t('editors.json-read-only')}</Notice>}
      <CodeArea {...props} ref={area} onRefused={setRefused} onFind={() => setFinding(true)} />
      <footer className={styles.footer}>
        {worst ? (
          <>
            <button type="button" className={styles.problem} data-severity={worst.severity} onClick={() => area.current?.goTo(worst)}>
              {t('editors.json-problem', { line: worst.line ?? 1, message: worst.message })}
            </button>
            {fixOf?.(worst)}
          </>
        ) : (
          <span className={styles.good}>{t('editors.json-good')}</span>
        )}
        <span className={styles.gap} />
        <span id={hint} className={styles.hint}>
          {t('editors.json-hint')}
        </span>
      </footer>
    </section>
  )
}

function linesOf(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return text.endsWith('\n') ? lines - 1 : lines
}

/** Bytes as people read them: "1.4 KB". */
function sizeText(bytes: number): string {
  if (bytes < 1_024) return t('editors.bytes', { size: bytes })
  return bytes < 1_024 * 1_024
    ? t('editors.kilobytes', { size: (bytes / 1_024).toFixed(1) })
    : t('editors.megabytes', { size: (bytes / 1_024 / 1_024).toFixed(1) })
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
