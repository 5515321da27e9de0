import { sendFeedback } from '../../../src/runtime/gateway/endpoints/service/send-feedback.ts'
import { mock, refuse } from '../../mock.ts'
import { pictureProblem } from '../../state/pictures.ts'

const types: readonly string[] = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'CUSTOMER_SERVICE', 'APPLICATION', 'OTHER']

/** Keeps what was sent. */
export const handler = mock(
  sendFeedback,
  async ({ params: { questionType, content, images = [] }, session, state }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    if (!types.includes(questionType)) return refuse('PARAM_INVALID', 'Choose what it is about', { field: 'questionType' })
    const length = [...content].length
    if (length < 5 || length > 140) return refuse('CONTENT_LENGTH', 'Write 5 to 140 characters')
    if (images.length > 3) return refuse('TOO_MANY_IMAGES', 'Add 3 pictures at most')
    for (const image of images) {
      const problem = await pictureProblem(image)
      if (problem) return problem
    }
    state.tickets += 1
    const feedbackId = `F${state.tickets}`
    const before = state.feedback.get(session.account) ?? []
    state.feedback.set(session.account, [...before, { feedbackId, questionType, content, images: images.length }])
    return { feedbackId }
  },
  { feature: 'FEEDBACK3' },
)
