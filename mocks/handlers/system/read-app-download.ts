import { readAppDownload } from '../../../src/runtime/gateway/endpoints/system/read-app-download.ts'
import { mock } from '../../mock.ts'
import { appDownload } from '../../state/site.ts'
import { textIn } from '../../state/text.ts'

export const handler = mock(
  readAppDownload,
  ({ state, language }) => (state.choice.scenario === 'empty' ? {} : appDownload((text) => textIn(text, language))),
  { feature: 'APPDOWNLOAD3' },
)
