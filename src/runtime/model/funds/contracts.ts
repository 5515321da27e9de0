import * as z from 'zod/mini'

import { Deposit, PaidWithdrawals, UplineTransfer, WalletTransfer, Withdrawal } from '../../../schemas/nouns/funds.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How a player pays in, and what became of the request. `order`: the number of the order that is shown, as the address names it.
 *
 * Value    channels in the gateway's order, the state of the request, the order when there is one, the newest deposit, what was typed
 * Empty    no channel is offered
 * Failure  the channels could not be read; an older gateway, or the feature is off: absent
 * Login    a real account
 */
export const deposit = defineSourceContract({
  name: 'deposit',
  args: z.object({ order: z.optional(z.string()) }),
  value: Deposit,
  login: 'real',
  flag: 'DEPOSIT3',
})

/**
 * What a player may transfer to the upline, and what became of the transfer.
 *
 * Value    what is available, whether a transaction password is set, whether the gateway said that there is no upline, the state of the
 * request
 * Empty    never
 * Failure  it could not be read; an older gateway, or withdrawals are off: absent
 * Login    a real account
 */
export const transferUpline = defineSourceContract({
  name: 'transfer.upline',
  args: z.object({}),
  value: UplineTransfer,
  login: 'real',
  flag: 'TRANSFERUPLINE3',
})

/**
 * The wallets between which a player moves money, and what became of the transfer.
 *
 * Value    wallets with their balances, the state of the request, what was typed
 * Empty    never
 * Failure  they could not be read; a single wallet for all vendors, or an older gateway: absent
 * Login    a real account
 */
export const transferWallets = defineSourceContract({
  name: 'transfer.wallets',
  args: z.object({}),
  value: WalletTransfer,
  login: 'real',
  flag: 'TRANSFERFUND3',
})

/**
 * What a player can withdraw, and what became of the request.
 *
 * Value    accounts, limits, what is available, whether a transaction password is set, the state of the request, the newest withdrawal
 * Empty    never
 * Failure  it could not be read; an older gateway, or the feature is off: absent
 * Login    a real account
 */
export const withdrawal = defineSourceContract({
  name: 'withdrawal',
  args: z.object({}),
  value: Withdrawal,
  login: 'real',
  flag: 'WITHDRAW3',
})

/**
 * The withdrawals that were paid, and what the player said about them.
 *
 * Value    withdrawals in the gateway's order, and the state of the answer that is being sent
 * Empty    nothing was paid
 * Failure  they could not be read; an older gateway, or the feature is off: absent
 * Login    a real account
 */
export const withdrawalsPaid = defineSourceContract({
  name: 'withdrawals.paid',
  args: z.object({}),
  value: PaidWithdrawals,
  login: 'real',
  flag: 'WITHDRAWCONFIRM3',
})
