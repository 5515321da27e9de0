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
import { t } from '../../../kit/i18n/words.ts'
import { completeBy, explanationAt } from './completion.ts'
import type { Known } from './completion.ts'
import { foundMarks } from './find.ts'
import { theme } from './json-theme.ts'
import { marksField } from './problem-lines.ts'

/** What the editor reads from its React component; each function gives the latest value. */
export type Asks = {
  schema: () => JsonObject
  known: () => Known
  onFind: () => void
  /** The history of the shell; without them the editor has a history of its own. */
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
}

/** The extensions of the JSON editor that do not change while it is open. */
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
      const explanation = explanationAt(asks.schema(), view.state.doc.toString(), at)
      if (explanation === '') return null
      return { pos: at, above: true, create: () => ({ dom: hoverText(explanation) }) }
    }),
    tooltips({ position: 'fixed' }),
    asks.onUndo ? [] : history(),
    marksField,
    foundMarks,
    Prec.high(keymap.of([{ key: 'Mod-f', run: run(asks.onFind) }, ...steps])),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...foldKeymap, ...defaultKeymap, indentWithTab]),
    EditorView.contentAttributes.of({ 'aria-label': t('editors.json-label'), spellcheck: 'false', dir: 'ltr', tabindex: '0' }),
  ]
}

/** Maps the grammar's tags to the classes of `json-theme.ts`. */
const kinds: Readonly<Record<string, string>> = {
  string: 'cm-text',
  number: 'cm-number',
  bool: 'cm-atom',
  null: 'cm-atom',
  propertyName: 'cm-key',
}

/** The nonce that the page's content policy requires of style sheets. */
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

function hoverText(explanation: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'cm-message'
  element.textContent = explanation
  return element
}
