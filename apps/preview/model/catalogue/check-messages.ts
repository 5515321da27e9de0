import { memo } from '../../../../src/rules/memo.ts'
import { isolated } from '../../../../src/runtime/i18n/isolate.ts'
import { directionOf } from '../../../../src/schemas/language.ts'
import { shellLanguageCode, wordsOfFile } from '../../../kit/i18n/words.ts'

/** Messages of the checks in another language, by the English ones with `{{1}}`, `{{2}}` … for what they name. */
export type CheckMessages = Readonly<Record<string, string>>

type Template = { form: RegExp; text: string; fixed: number }

const none: CheckMessages = {}

const templatesOf = memo(
  (messages: CheckMessages): readonly Template[] =>
    Object.entries(messages)
      .map(([english, text]) => {
        const parts = english.split(/\{\{\d\}\}/)
        return { form: new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 's'), text, fixed: parts.join('').length }
      })
      .toSorted((a, b) => b.fixed - a.fixed), // "a whole number from 1 to 3" before "{{1}} is {{2}}"
)

/**
 * A message of a check in the language of the shell. Checks also run where no language is chosen, so they make English sentences; these
 * are recognized by their form, and so is what they are put together from ("Entry 2 of …", "one of …"). Others stay as they are. The file
 * `messages` of the language has them.
 */
export function messageInLanguage(message: string): string {
  for (const { form, text } of templatesOf(wordsOfFile('messages') ?? none)) {
    const found = form.exec(message)
    if (found)
      return text.replaceAll(/\{\{(\d)\}\}/g, (_, place: string) =>
        isolated(messageInLanguage(found[Number(place)] ?? ''), directionOf(shellLanguageCode())),
      )
  }
  return message
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
