import Base64 from 'crypto-js/enc-base64'
import Utf8 from 'crypto-js/enc-utf8'
import ECB from 'crypto-js/mode-ecb'
import TripleDES from 'crypto-js/tripledes'

import type { Text } from './text.ts'

/** `base64(DES-ECB-PKCS7(address)) + key`: three times the same 8-byte key makes triple DES plain DES. */
export function encryptedAddress(address: string, key: string): string {
  const { ciphertext } = TripleDES.encrypt(Utf8.parse(address), Utf8.parse(key + key + key), { mode: ECB })
  return Base64.stringify(ciphertext) + key
}

/** Whom a player may chat with. */
export const chatModels: readonly { modelId: string; name: Text; icon?: string; online?: boolean }[] = [
  { modelId: 'general', name: { EN: 'General questions', AR: 'أسئلة عامة' }, online: true },
  { modelId: 'payments', name: { EN: 'Deposits and withdrawals', AR: 'الإيداع والسحب' }, online: true },
  { modelId: 'vip', name: { EN: 'VIP manager', AR: 'مدير كبار اللاعبين' }, online: false },
]
