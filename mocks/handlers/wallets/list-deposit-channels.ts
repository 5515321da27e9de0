import { listDepositChannels } from '../../../src/runtime/gateway/endpoints/wallets/list-deposit-channels.ts'
import { mock } from '../../mock.ts'
import { channels, payerName } from '../../state/funds.ts'
import { textIn } from '../../state/text.ts'

export const handler = mock(
  listDepositChannels,
  ({ state: { choice }, language }) => ({
    list: channels.slice(0, choice.scenario === 'empty' ? 0 : choice.scenario === 'sparse' ? 1 : channels.length).map((channel) => ({
      channelId: channel.channelId,
      displayName: textIn(channel.name, language),
      channelType: channel.channelType,
      minAmount: String(channel.min),
      maxAmount: String(channel.max),
      feeRate: channel.feeRate,
      quickAmounts: channel.quick.map(String),
      ...(channel.payerName && { fields: [{ name: 'payerName', label: textIn(payerName, language), required: true }] }),
      ...(channel.guide && { guide: textIn(channel.guide, language) }),
    })),
  }),
  { feature: 'DEPOSIT3' },
)
