import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import type { Completion } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { EditorState, Prec } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../i18n/words.ts'
import { completeBy, saidAt } from './completion.ts'
import type { Known } from './completion.ts'
import { foundMarks } from './find.ts'
import { theme } from './json-theme.ts'
import { marks } from './problem-lines.ts'

/** What an editor asks of whoever shows it, always the latest. */
export type Asks = {
  schema: () => JsonObject
  known: () => Known
  onFind: () => void
  /** Of the shell; without them the editor keeps steps of its own. */
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
}

/** Everything a JSON document is edited with, beside what depends on the moment. */
export function setup(asks: Asks): Extension {
  const run = (act: () => void) => () => {
    act()
    return true
  }
  const steps = asks.onUndo
    ? [
        { key: 'Mod-z', run: run(asks.onUndo) },
        { key: 'Mod-y', run: run(() => asks.onRedo?.()) },
        { key: 'Mod-Shift-z', run: run(() => asks.onRedo?.()) },
      ]
    : historyKeymap
  return [
    nonce(),
    theme,
    lineNumbers(),
    foldGutter(),
    codeFolding({ placeholderText: '…' }),
    highlightSpecialChars(),
    drawSelection(),
    highlightActiveLine(),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    json(),
    syntaxHighlighting({ style: ([tag]) => kinds[String(tag)] ?? null }),
    autocompletion({
      override: [completeBy(asks.schema, asks.known)],
      icons: false,
      addToOptions: [{ render: defaultMark, position: 90 }],
    }),
    hoverTooltip((view, at) => {
      const said = saidAt(asks.schema(), view.state.doc.toString(), at)
      if (said === '') return null
      return { pos: at, above: true, create: () => ({ dom: hoverText(said) }) }
    }),
    tooltips({ position: 'fixed' }),
    asks.onUndo ? [] : history(),
    marks,
    foundMarks,
    Prec.high(keymap.of([{ key: 'Mod-f', run: run(asks.onFind) }, ...steps])),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...foldKeymap, ...defaultKeymap, indentWithTab]),
    EditorView.contentAttributes.of({ 'aria-label': t('editors.json-label'), spellcheck: 'false', dir: 'ltr', tabindex: '0' }),
  ]
}

/** Classes of `json-theme.ts` by what the grammar calls a part. */
const kinds: Readonly<Record<string, string>> = {
  string: 'cm-text',
  number: 'cm-number',
  bool: 'cm-atom',
  null: 'cm-atom',
  propertyName: 'cm-key',
}

/** The page's content policy lets style sheets in by this alone. */
function nonce(): Extension {
  const value = document.querySelector<HTMLMetaElement>('meta[name="foyer-nonce"]')?.content
  return value ? EditorView.cspNonce.of(value) : []
}

function defaultMark(completion: Completion & { isDefault?: boolean }): HTMLElement | null {
  if (!completion.isDefault) return null
  const element = document.createElement('span')
  element.className = 'cm-default'
  element.textContent = t('editors.json-usual')
  return element
}

function hoverText(said: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'cm-said'
  element.textContent = said
  return element
}
