import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { validators } from 'virtual:prop-validators'

import type { Contract } from '../../../src/runtime/contract/widget.ts'

/**
 * The validator of a widget's props. The build compiles it, because the content policy forbids evaluating code here.
 * Rejects for a widget that the build does not know.
 */
export async function validatorOf({ type, props }: Contract): Promise<ValidatorType> {
  const load = Object.hasOwn(validators, type) ? validators[type] : undefined
  if (!load) throw new Error(`The props of "${type}" have no compiled validator: the editor is older than the widget.`)
  return createPrecompiledValidator(await load(), props as RJSFSchema) // draft-07 both
}
