import { isObject } from '../../../src/schemas/json.ts'
import { combine, createEvent, sample } from 'effector'

import { personaFacts } from '../../../src/authoring/reasons/suggest-views.ts'
import type { Example } from '../../../src/authoring/reasons/rule-verdict.ts'
import type { EvaluationContext } from '../../../src/rules/predicate.ts'
import { directionOf } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import type { Flags } from '../../../src/schemas/documents.ts'
import type { Facts, FactValue } from '../../../src/schemas/facts.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { $effective, edited } from '../model/documents/documents.ts'
import { $overrides } from '../model/documents/history.ts'
import { $shown } from '../model/view/frames.ts'
import { $viewSettings, viewSettingsChanged } from '../model/documents/view-settings.ts'
import type { ViewSettings } from '../model/documents/view-settings.ts'
import { separated, t } from '../../kit/i18n/words.ts'
import { distinct } from '../model/distinct.ts'

/** The flags document of the brand, whatever it is called. */
export const $flagsName = $effective.map(
  (documents): string | null => [...documents.keys()].find((name) => name.startsWith('flags/')) ?? null,
)
export const $flagsDocument = combine(
  $effective,
  $flagsName,
  (documents, name) => ((name === null ? null : documents.get(name)) ?? null) as Flags | null,
) // unchecked; the reader checks each entry

const minute = 60_000

/**
 * The facts and flags of the main frame: as it reported them, else from the view settings. The clock has steps of a minute, so that it
 * causes no renders of its own.
 */
export const $context = distinct(
  combine($shown, $viewSettings, $flagsDocument, (shown, settings, document): EvaluationContext => {
    const now = settings.time === null ? undefined : Date.parse(settings.time)
    if (shown) {
      const facts = shown.facts as Facts // as the portal's own facts are
      const clock = now ?? (typeof facts.now === 'number' ? Math.floor(facts.now / minute) * minute : undefined)
      return {
        facts: { ...facts, ...(clock !== undefined && { now: clock }) },
        flags: shown.flags as EvaluationContext['flags'],
        now: clock,
      } // values of flags
    }
    const language: LanguageCode = settings.language ?? 'EN'
    const facts: Facts = {
      ...personaFacts[settings.as],
      device: settings.width < 640 ? 'phone' : settings.width < 1120 ? 'tablet' : 'desktop',
      language,
      direction: directionOf(language),
      ...(settings.theme && { theme: settings.theme }),
      ...(now !== undefined && { now }),
    }
    const declared = Object.entries(document?.flags ?? {}).map(([name, flag]): [string, FactValue] => [name, flag.default])
    return { facts, flags: { ...Object.fromEntries(declared), ...settings.flags }, now }
  }),
)

export function personaName(persona: string): string {
  return t(`inspector.persona-${persona}`)
}

const widthOf: Readonly<Record<string, number>> = { phone: 390, tablet: 768, desktop: 1280 }

// What may happen
/** The view becomes that of somebody for whom a rule is true. */
export const exampleViewed = createEvent<Example>()
/** A flag gets another value in this view alone; undefined gives it back its own. */
export const flagOverridden = createEvent<{ flag: string; value: FactValue | undefined }>()

// How it changes
sample({
  clock: exampleViewed,
  fn: ({ persona, facts, now }): Partial<ViewSettings> => ({
    as: persona,
    ...(typeof facts.language === 'string' && { language: facts.language as LanguageCode }), // values of the fact
    ...(facts.theme === 'dark' || facts.theme === 'light' ? { theme: facts.theme } : {}),
    ...(typeof facts.device === 'string' && { width: widthOf[facts.device] ?? 1280 }),
    ...(now !== undefined && { time: new Date(now).toISOString() }),
    ...(facts.systemStatus === 0 || facts.systemStatus === 1 || facts.systemStatus === 2
      ? { status: `${facts.systemStatus}` as const }
      : {}),
  }),
  target: viewSettingsChanged,
})
sample({
  clock: exampleViewed,
  source: $overrides,
  filter: (_, { flags }) => Object.keys(flags).length > 0,
  fn: (overrides, { flags }) => ({
    label: t('why.flag-tried', { flag: separated(Object.keys(flags)) }),
    overrides: { ...overrides, flags: { ...overrides.flags, ...flags } },
  }),
  target: edited,
})
sample({
  clock: flagOverridden,
  source: $overrides,
  fn: (overrides, { flag, value }) => {
    const { [flag]: _before, ...rest } = overrides.flags
    return {
      label: t(value === undefined ? 'why.flag-untried' : 'why.flag-tried', { flag }),
      overrides: { ...overrides, flags: value === undefined ? rest : { ...rest, [flag]: value } },
    }
  },
  target: edited,
})

const noObject: JsonObject = Object.freeze({}) // always the same one: another would be taken for a change, and the whole form be drawn
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? (value as JsonObject) : noObject // JSON
}
