import { isObject } from '../../src/schemas/json.ts'
import type { Contract, Example } from '../../src/runtime/contract/widget.ts'
import type { JsonObject } from '../../src/schemas/json.ts'

type AnyContract = Pick<Contract<string, any, any, any>, 'props'>

/** The props of an example as its view gets them: what the example does not say has the contract's default. */
export function exampleProps(contract: AnyContract, { props }: Pick<Example<any>, 'props'>): JsonObject {
  const { properties } = contract.props as unknown as JsonObject // a JSON Schema is JSON
  const defaults = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) =>
    isObject(schema) && schema.default !== undefined ? [[name, schema.default] as const] : [],
  )
  return { ...Object.fromEntries(defaults), ...(props as JsonObject) } // the examples' walker checks them against the contract
}
