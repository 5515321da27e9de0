import { readAppDownload } from '../../src/runtime/gateway/endpoints/read-app-download.ts'
import { mock } from '../mock.ts'
import { appDownload } from '../world/site.ts'
import { say } from '../world/text.ts'

export const handler = mock(
  readAppDownload,
  ({ world, language }) => (world.choice.scenario === 'empty' ? {} : appDownload((text) => say(text, language))),
  { feature: 'APPDOWNLOAD3' },
)
