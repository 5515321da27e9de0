import * as z from 'zod/mini'

import { UploadedFile } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Uploads a picture that proves what a bank account received.
 *
 * Shape   `UploadedFile`, whose `fileId` goes into the confirmation
 * Units   png or jpg of 5 MB at most
 * Errors  `offline` (no usable answer in 60 s: never sent again by itself), `refused` (with its code: IMAGE_TYPE, IMAGE_TOO_LARGE),
 *         `contract`
 * Source  gateway.md, section 8 "Member, wallets": `POST /wps/withdraw/confirmation/proof`
 */
export const uploadProof = defineEndpoint({
  name: 'uploadProof',
  method: 'POST',
  path: '/wps/withdraw/confirmation/proof',
  token: 'real',
  encoding: 'multipart',
  body: z.object({ file: z.file() }),
  value: UploadedFile,
})
