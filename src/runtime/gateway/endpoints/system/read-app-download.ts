import { AppDownload } from '../../../../schemas/gateway/app-download.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads where the native apps are, with their guides.
 *
 * Shape   `{ ios?, iosLite?, android? }`; `content` of a guide step is untrusted HTML
 * Units   `size` is text for the player
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 6 "System and permission": `GET /wps/system/appDownload`
 */
export const readAppDownload = defineEndpoint({
  name: 'readAppDownload',
  method: 'GET',
  path: '/wps/system/appDownload',
  token: 'no',
  adds: { language: { site: 'language' } },
  value: AppDownload,
})
