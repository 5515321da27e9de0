import { sendFeedback } from '../../../src/runtime/gateway/endpoints/service/send-feedback.ts'
import { mock, refuse } from '../../mock.ts'
import type { Refusal } from '../../mock.ts'

const types: readonly string[] = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'CUSTOMER_SERVICE', 'APPLICATION', 'OTHER']
const most = 5 * 1024 * 1024
const png = [0x89, 0x50, 0x4e, 0x47]
const jpg = [0xff, 0xd8, 0xff]

/** Keeps what was sent. A picture is what its first bytes say, whatever its name. */
export const handler = mock(
  sendFeedback,
  async ({ params: { questionType, content, images = [] }, session, state }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    if (!types.includes(questionType)) return refuse('PARAM_INVALID', 'Choose what it is about', { field: 'questionType' })
    const length = [...content].length
    if (length < 5 || length > 140) return refuse('CONTENT_LENGTH', 'Write 5 to 140 characters')
    if (images.length > 3) return refuse('TOO_MANY_IMAGES', 'Add 3 pictures at most')
    for (const image of images) {
      const problem = await problemOf(image)
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

async function problemOf(image: File): Promise<Refusal | undefined> {
  if (image.size > most) return refuse('IMAGE_TOO_LARGE', 'A picture is larger than 5 MB')
  const bytes = new Uint8Array(await image.slice(0, 4).arrayBuffer())
  const isPicture = [png, jpg].some((start) => start.every((byte, at) => bytes[at] === byte))
  return isPicture ? undefined : refuse('IMAGE_TYPE', 'Pictures must be png or jpg')
}
