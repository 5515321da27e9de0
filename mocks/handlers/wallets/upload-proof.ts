import { uploadProof } from '../../../src/runtime/gateway/endpoints/wallets/upload-proof.ts'
import { mock, refuse } from '../../mock.ts'
import { ledgerOf } from '../../state/ledger.ts'
import { pictureProblem } from '../../state/pictures.ts'

export const handler = mock(
  uploadProof,
  async ({ params: { file }, session, state }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    const problem = await pictureProblem(file)
    if (problem) return problem
    state.tickets += 1
    const fileId = `proof-${state.tickets}`
    ledgerOf(state, session).proofs.add(fileId)
    return { fileId }
  },
  { feature: 'WITHDRAWCONFIRM3' },
)
