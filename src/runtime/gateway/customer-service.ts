import Base64 from 'crypto-js/enc-base64'
import Utf8 from 'crypto-js/enc-utf8'
import ECB from 'crypto-js/mode-ecb'
import TripleDES from 'crypto-js/tripledes'

/**
 * Decrypts the address of a customer service (gateway.md, section 3). Import this file lazily: it brings a cipher.
 *
 * Shape   `base64(DES-ECB-PKCS7(url))` followed by its 8-byte ASCII key → the address, or `undefined` when it must not be offered
 * Errors  none: what cannot be decrypted, or is not http(s), is `undefined`
 */
export function customerServiceUrl(path: string): string | undefined {
  return webAddress(decrypt(path.slice(0, -8), path.slice(-8)))
}

/** Three times the same key makes triple DES plain DES, which has no file of its own. */
function decrypt(encrypted: string, key: string): string {
  try {
    // Parsed here, not by decrypt(): that one works only when the files happen to load in one order
    const encoded = { ciphertext: Base64.parse(encrypted) } as CryptoJS.lib.CipherParams // decrypt() reads the ciphertext alone
    return TripleDES.decrypt(encoded, Utf8.parse(key + key + key), { mode: ECB }).toString(Utf8)
  } catch {
    return '' // no UTF-8 came out: a wrong key, or never encrypted
  }
}

function webAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).href
}
