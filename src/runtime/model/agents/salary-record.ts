import { RecordPage } from '../../../schemas/nouns/record.ts'
import type { RecordField } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'

/** What a source of salaries declares: they differ by their name and by the rates that a salary is made of. */
export function salaryRecord<Name extends string>(name: Name, rates: Readonly<Record<string, RecordField>>) {
  return defineSourceContract({
    name,
    flag: 'AGENTPOLICY3',
    args: recordArgs(['account']),
    fields: {
      recordId: 'reference',
      account: 'account',
      time: 'time',
      betAmount: 'money',
      ...rates,
      amount: 'money',
      status: 'status',
      due: 'status',
    },
    actions: ['pay-salary'],
    value: RecordPage,
    login: 'agent',
  })
}
