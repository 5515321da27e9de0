import type { Page } from '@playwright/test'

export type Picture = {
  name: string
  scene: string
  path: string
  language?: string
  account?: string
  steps?: (page: Page) => Promise<void>
}
export const pictures: readonly Picture[]
