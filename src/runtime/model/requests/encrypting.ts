import type { Encryption } from '../../../schemas/gateway/system.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { browserRandomBytes } from '../../platform/browser-info.ts'
import { needed } from '../../platform/needed.ts'
import { failureOf } from './call.ts'

/** Nothing is sent that cannot be encrypted (gateway.md, section 3). */
export class CannotEncrypt extends Error {}

export type Encrypt = { field: (text: string) => Promise<string>; random: () => Promise<string> }

/**
 * Encrypts fields for the gateway. Rejects with `CannotEncrypt` when the site gives no usable key; the cipher is downloaded with the first
 * field.
 */
export function encryptWith(encryption: Encryption | undefined): Encrypt {
  const cipher = async () => {
    if (!encryption) throw new CannotEncrypt('no key')
    return { ...(await needed(() => import('../../gateway/encryption.ts'))), encryption }
  }
  const encrypted = (text: string, { encryptField, encryption: key }: Awaited<ReturnType<typeof cipher>>) => {
    try {
      return encryptField(text, key, browserRandomBytes)
    } catch (error) {
      throw new CannotEncrypt('unusable key', { cause: error })
    }
  }
  return {
    field: async (text) => encrypted(text, await cipher()),
    random: async () => {
      const parts = await cipher()
      return encrypted(parts.randomText(browserRandomBytes), parts)
    },
  }
}

/** Why a request with encrypted fields failed, as a failure of the gateway. */
export function reasonOf(error: unknown): Failure {
  return error instanceof CannotEncrypt ? { kind: 'refused', code: 'ENCRYPTION_UNAVAILABLE', message: '', status: 0 } : failureOf(error)
}
