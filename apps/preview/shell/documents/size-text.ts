import { t } from '../../../kit/i18n/words.ts'

/** "412 KB": thousands of bytes, exact to the unit it is given in. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? t('shell.kilobytes', { size: String(Math.round(bytes / 1_000)) })
    : t('shell.megabytes', { size: (bytes / 1_000_000).toFixed(1) })
}
