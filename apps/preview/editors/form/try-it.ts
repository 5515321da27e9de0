import { useEffect, useState } from 'react'

import { checkValue, patternAnswers, sentValue } from '../../../../src/rules/field-check.ts'
import type { FieldRule } from '../../../../src/rules/field-rule.ts'
import { answer } from '../../../../src/rules/patterns/answer.ts'
import { isSimple } from '../../../../src/rules/patterns/simple.ts'
import { ruleText } from '../../../../src/rules/rule-text.ts'
import type { RuleText } from '../../../../src/rules/rule-text.ts'
import type { Field } from '../../../../src/schemas/documents.ts'

type Test = (source: string, value: string) => Promise<boolean | undefined>

/** Matches simple patterns here, any other in the portal's worker, which can be stopped. */
async function test(source: string, value: string): Promise<boolean | undefined> {
  if (isSimple(source)) return answer(source, value)
  const { patterns } = await import('./player-patterns.ts')
  return patterns.test(source, value)
}

/** The message that a player would read under the field: null for none, undefined while the value is being checked. */
export async function messageFor(
  field: Field,
  rule: FieldRule,
  typed: string,
  others: Readonly<Record<string, string>>,
  ask: Test = test,
): Promise<RuleText | null> {
  const value = sentValue(field.input, typed)
  const fault = checkValue(value, rule, await patternAnswers(rule, value, ask), others)
  return fault && ruleText(fault, { input: field.input, server: field.server })
}

export function useFieldMessage(
  field: Field,
  rule: FieldRule | undefined,
  typed: string | undefined,
  others: Readonly<Record<string, string>>,
): RuleText | null | undefined {
  const [message, setMessage] = useState<{ for: unknown; text: RuleText | null }>()
  useEffect(() => {
    if (!rule || typed === undefined) return
    let current = true
    void messageFor(field, rule, typed, others).then((text) => current && setMessage({ for: typed, text }))
    return () => {
      current = false
    }
  }, [field, rule, typed, others])
  return typed !== undefined && message?.for === typed ? message.text : undefined
}
