import type { ReactElement, ReactNode } from 'react'

import type { Send } from '../../../src/schemas/intents.ts'
import type { Translate } from '../../../src/schemas/translate.ts'
import { createWords } from '../../../src/runtime/i18n/words.ts'
import type { Locale } from '../../../src/runtime/i18n/words.ts'
import { languages } from '../../../src/schemas/language.ts'
import { browserClock } from '../../../src/runtime/platform/clock.ts'
import { DrawingContext } from '../../../src/runtime/ui/drawing.ts'
import type { Drawing } from '../../../src/runtime/ui/drawing.ts'
import type { Contract, Example, ViewModule } from '../../../src/runtime/contract/widget.ts'
import { exampleProps } from '../../../apps/gallery/example-props.ts'

const english = byFile(import.meta.glob<Record<string, string>>('../../../locales/en/*.json', { eager: true, import: 'default' }))
const arabic = byFile(import.meta.glob<Record<string, string>>('../../../locales/ar/*.json', { eager: true, import: 'default' }))

/** What an example is drawn with besides its props and inputs. */
export type Around = {
  slots?: Record<string, ReactNode>
  arabic?: Record<string, string>
  without?: Record<string, string>
}

/** The words of a widget in a language, for `t`; keys that have no text come to `missing`. */
export function wordsOf(
  type: string,
  strings: ViewModule['strings'],
  language: 'EN' | 'AR',
  missing: string[],
  own: Around['arabic'],
): Translate {
  const words = createWords({
    first: language,
    load: () => Promise.resolve({}),
    locales: { EN: english, AR: { ...arabic, ...(own && { [`widgets/${type}`]: own }) } },
    missing: (key) => missing.push(key),
  })
  words.add('EN', `widget/${type}`, strings ?? {})
  return words.from('', type)
}

/** One example in its node's element, as the frame draws it. */
export function exampleTree(
  contract: Contract<string, any, any, any>,
  { View, rootClass }: ViewModule,
  example: Example<any>,
  { send, t, slots: filled, without, drawing }: { send: Send; t: Translate; drawing?: Omit<Drawing, 'language'> } & Around,
): ReactElement {
  const props = exampleProps(contract, example)
  const Draw = View as unknown as (props: Record<string, unknown>) => ReactNode // the props are what its contract says
  const Element = contract.frame.element
  const { label } = contract.frame
  return (
    <DrawingContext value={{ clock: browserClock, ...drawing, language: languages[example.language ?? 'EN'] }}>
      <Element
        data-testid="root"
        className={typeof rootClass === 'function' ? rootClass(props as never) : rootClass}
        {...(label === 'heading'
          ? { 'aria-labelledby': 'label' }
          : typeof label === 'object' && 'word' in label
            ? { 'aria-label': t(label.word) }
            : {})}
      >
        <Draw
          props={props}
          inputs={example.inputs ?? {}}
          states={{}}
          missing={without}
          busy={false}
          slots={Object.fromEntries(Object.keys(contract.slots).map((name) => [name, filled?.[name] ?? null]))}
          send={send}
          t={t}
          labelId="label"
        />
      </Element>
    </DrawingContext>
  )
}

function byFile(words: Record<string, Record<string, string>>): Locale {
  return Object.fromEntries(
    Object.entries(words).map(([path, entries]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), entries]),
  )
}
