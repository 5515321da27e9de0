import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'

import { t } from '../../../kit/i18n/words.ts'
import { sendWrite } from '../../model/releases/answers.ts'

/** A call of a part of a dialog: whether it is under way, and the sentence with which it was refused. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const attempt = useCallback(
    async <Schema extends z.ZodMiniType>(
      method: Parameters<typeof sendWrite>[0],
      address: string,
      schema: Schema,
      body?: object,
    ): Promise<z.infer<Schema> | undefined> => {
      setBusy(true)
      setError('')
      const outcome = await sendWrite(method, address, schema, body)
      setBusy(false)
      if (outcome.state === 'done') return outcome.value
      setError(outcome.error || t('account.offline'))
      return undefined
    },
    [],
  )
  return { busy, error, attempt, setError }
}
