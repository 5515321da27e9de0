import { expect, test } from 'vitest'

import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Referral } from '../../../schemas/gateway/rewards.ts'
import { readReferral } from '../../gateway/endpoints/rewards/read-referral.ts'
import { referral as source } from './sources.ts'

const aReferral = (more: Partial<Referral> = {}): Referral => ({
  enabled: true,
  referralCode: 'F7',
  referralUrl: '/register?affiliateCode=F7',
  invitedCount: 2,
  totalReward: '20',
  records: {
    content: [
      { account: 'm***a', time: '2027-01-10T09:30:00+00:00', state: 'ISSUED', reward: '10' },
      { account: 'm***a', time: '2027-01-09T09:30:00+00:00', state: 'JOINED', reward: '0' },
    ],
    pageNum: 2,
    totalPages: 3,
    totalCount: undefined,
    summary: undefined,
  },
  ...more,
})

test('an invitation has link, code, earnings and a page of who registered; equal accounts have keys of their own', async () => {
  const gateway = openGateway(0).answer(readReferral, aReferral())
  const { want, read } = await aPortal({ as: 0, gateway })
  await want(source, { page: '2' })

  expect(read(source, { page: '2' })).toEqual({
    status: 'ready',
    value: {
      code: 'F7',
      url: '/register?affiliateCode=F7',
      invited: 2,
      earned: '20',
      downlines: [
        { key: '2-1', account: 'm***a', time: '2027-01-10T09:30:00+00:00', state: 'ISSUED', reward: '10' },
        { key: '2-2', account: 'm***a', time: '2027-01-09T09:30:00+00:00', state: 'JOINED', reward: '0' },
      ],
      page: 2,
      pages: 3,
      currency: '$',
    },
  })
  expect(gateway.calls.filter(({ name }) => name === 'readReferral').map(({ params }) => params)).toEqual([{ pageNo: 2, pageSize: 10 }])
})

test('a gateway that says referral is off has no invitation, and a picture is no link', async () => {
  const [off, picture] = await Promise.all([
    aPortal({ as: 0, gateway: openGateway(0).answer(readReferral, aReferral({ enabled: false })) }),
    aPortal({ as: 0, gateway: openGateway(0).answer(readReferral, aReferral({ referralUrl: 'data:image/png;base64,AA' })) }),
  ])
  for (const { want } of [off, picture]) await want(source)

  expect(off.read(source)).toEqual({ status: 'absent' })
  expect(picture.read(source)).toMatchObject({ status: 'ready', value: { code: 'F7' } })
  expect(picture.read(source)).not.toHaveProperty('value.url')
})
