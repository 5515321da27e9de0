import { readAppDownload } from '../../src/runtime/gateway/endpoints/read-app-download.ts'
import { mock } from '../mock.ts'
import { appDownload } from '../state/site.ts'
import { say } from '../state/text.ts'

export const handler = mock(
  readAppDownload,
  ({ state, language }) => (state.choice.scenario === 'empty' ? {} : appDownload((text) => say(text, language))),
  { feature: 'APPDOWNLOAD3' },
)
