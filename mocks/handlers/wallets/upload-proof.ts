import { uploadProof } from '../../../src/runtime/gateway/endpoints/wallets/upload-proof.ts'
import { mock, refuse } from '../../mock.ts'
import { ledgerOf } from '../../state/ledger.ts'

const most = 5 * 1024 * 1024
const png = [0x89, 0x50, 0x4e, 0x47]
const jpg = [0xff, 0xd8, 0xff]

/** A picture is what its first bytes say, whatever its name. */
export const handler = mock(
  uploadProof,
  async ({ params: { file }, session, state }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    if (file.size > most) return refuse('IMAGE_TOO_LARGE', 'The picture is larger than 5 MB')
    const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    if (![png, jpg].some((start) => start.every((byte, i) => bytes[i] === byte)))
      return refuse('IMAGE_TYPE', 'The picture must be a png or a jpg')
    state.tickets += 1
    const fileId = `proof-${state.tickets}`
    ledgerOf(state, session).proofs.add(fileId)
    return { fileId }
  },
  { feature: 'WITHDRAWCONFIRM3' },
)
