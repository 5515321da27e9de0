import { listed, t } from '../../../kit/i18n/words.ts'

/** Who gets a release first. */
export type Audience = { share: number } | { hosts: readonly string[] }

/** "10 % of browsers", "play.example.com". */
export function audienceWords({ share, hosts }: { share?: number | undefined; hosts?: readonly string[] | undefined }): string {
  return share === undefined ? listed(hosts ?? []) : t('canary.share', { share })
}
