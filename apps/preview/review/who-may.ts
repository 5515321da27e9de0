import { useUnit } from 'effector-react'

import { listed, t } from '../../kit/i18n/words.ts'
import { $mayDo, $publishers } from '../model/operators/me.ts'

/** Why the operator may not do for the open brand what a role may, and who can; undefined where it is allowed. */
export function useRoleRefusal(role: 'editor' | 'publisher'): string | undefined {
  const { may, publishers } = useUnit({ may: $mayDo, publishers: $publishers })
  if (may(role)) return undefined
  const who = publishers.length > 0 ? t('operators.who-publishes', { names: listed(publishers) }) : t('operators.nobody-publishes')
  return `${t(role === 'editor' ? 'operators.look' : 'operators.cannot-publish')} ${who}`
}
