import { joinPromotion } from '../../../src/runtime/gateway/endpoints/promotions/join-promotion.ts'
import { mock, refuse } from '../../mock.ts'
import { movePromotion } from '../../state/promotions.ts'

/** `p-friend` has to be approved, the others are joined at once. */
export const handler = mock(
  joinPromotion,
  ({ params: { id, comment = '' }, session, state }) => {
    if ([...comment].length > 140) return refuse('CONTENT_LENGTH', 'The comment is too long')
    return movePromotion(state, session?.account ?? '', id, 'JOIN', id === 'p-friend' ? 'APPLYING' : 'JOINED')
  },
  { feature: 'PROMOTION3' },
)
