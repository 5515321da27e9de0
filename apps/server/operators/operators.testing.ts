import type { OperatorStore } from './operator-store.ts'
import type { Operators } from './operators.ts'

const none = () => Promise.reject(new Error('There is no operator in this test.'))

/** Nobody is an operator, so anybody at this machine may edit. */
export const nobody: Operators = {
  isLocal: true,
  store: () => Promise.resolve({ any: () => Promise.resolve(false), list: () => Promise.resolve([]) } as unknown as OperatorStore),
  of: () => Promise.resolve(undefined),
  session: () => Promise.resolve(undefined),
  ask: none,
  company: undefined,
  askCompany: none,
  setPassword: none,
}
