import { defineTopic } from '../../contract/topic.ts'
import { source as deposit } from './deposit.source.ts'
import { fundsStarted } from './started.ts'
import { source as upline } from './transfer-upline.source.ts'
import { source as wallets } from './transfer-wallets.source.ts'
import { source as withdrawal } from './withdrawal.source.ts'
import { source as paid } from './withdrawals-paid.source.ts'

export const topic = defineTopic({ sources: [deposit, withdrawal, paid, upline, wallets], started: fundsStarted })
