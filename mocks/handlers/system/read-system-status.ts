import { readSystemStatus } from '../../../src/runtime/gateway/endpoints/system/read-system-status.ts'
import { mock } from '../../mock.ts'
import { gatewayTime, hour, textIn } from '../../state/text.ts'

export const handler = mock(readSystemStatus, ({ state, language }) => {
  const now = state.now()
  if (state.choice.scenario === 'maintenance') {
    const message = textIn(
      {
        EN: 'We are improving the lobby. Balances and running bets are safe.',
        AR: 'نعمل على تحسين الردهة. أرصدتك ورهاناتك الجارية بأمان.',
      },
      language,
    )
    return { status: 1 as const, message, startTime: gatewayTime(now - hour), endTime: gatewayTime(Math.ceil((now + hour) / hour) * hour) }
  }
  if (state.choice.scenario === 'blocked')
    return {
      status: 2 as const,
      message: textIn({ EN: 'This service is not offered in your region.', AR: 'هذه الخدمة غير متاحة في منطقتك.' }, language),
      ip: '203.0.113.42',
    }
  return { status: 0 as const }
})
