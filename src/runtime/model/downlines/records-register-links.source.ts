import type { RegisterLinks } from '../../../schemas/gateway/agents.ts'
import { listRegisterLinks } from '../../gateway/endpoints/agents/list-register-links.ts'
import { createRecordSource } from '../records/records.ts'
import { wholePage } from '../records/whole-page.ts'
import { callOf } from '../requests/call.ts'
import { isAddress, links } from './links.ts'
import { contract } from './records-register-links.contract.ts'

const ask = callOf(listRegisterLinks)

export const source = createRecordSource(contract, {
  ask: async () => pageOf(await ask()),
  key: 'linkId',
  isWhole: true,
  isEmpty: () => false, // a link is made above the list
  shared: { resource: links, paramsOf: () => undefined, keyOf: () => 'all', pageOf },
  fresh: true, // people register meanwhile
})

function pageOf({ list }: RegisterLinks) {
  return wholePage(
    list.map(({ registerUrl, ...link }) => ({
      ...link,
      kind: link.type === 0 ? 'member' : 'agent', // agents have the numbers of the brand's list
      ...(isAddress(registerUrl) && { registerUrl }),
    })),
  )
}
