import Base64 from 'crypto-js/enc-base64'
import Utf8 from 'crypto-js/enc-utf8'
import ECB from 'crypto-js/mode-ecb'
import TripleDES from 'crypto-js/tripledes'

/** `base64(DES-ECB-PKCS7(address)) + key`: three times the same 8-byte key makes triple DES plain DES. */
export function encryptedAddress(address: string, key: string): string {
  const { ciphertext } = TripleDES.encrypt(Utf8.parse(address), Utf8.parse(key + key + key), { mode: ECB })
  return Base64.stringify(ciphertext) + key
}
