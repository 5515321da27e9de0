import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { validators } from 'virtual:prop-validators'

import { isObject } from '../../../src/schemas/json.ts'
import { withoutDocs } from '../../../src/runtime/contract/docs.ts'
import { isVaried, variantOf } from '../../../src/schemas/varied-value.ts'
import type { Contract } from '../../../src/runtime/contract/widget.ts'

/**
 * The validator of a widget's props. The build compiles it, because the content policy forbids evaluating code here.
 * It is found by what a schema demands, whatever language its docs are in. Rejects for a widget that the build does not know.
 */
export async function validatorOf({ type, props }: Contract): Promise<ValidatorType> {
  const load = Object.hasOwn(validators, type) ? validators[type] : undefined
  if (!load) throw new Error(`The props of "${type}" have no compiled validator: the editor is older than the widget.`)
  const schema = withoutDocs(props) as RJSFSchema // draft-07 both
  return ofDefaultVariants(createPrecompiledValidator(await load(), schema), schema)
}

/** The same for props of which some vary: only the default variant of each is validated here, the checker reports on all of them. */
function ofDefaultVariants(validator: ValidatorType, schema: RJSFSchema): ValidatorType {
  const plain = (values: unknown) =>
    isObject(values)
      ? Object.fromEntries(
          Object.entries(values).map(([name, value]) => {
            const child = schema.properties?.[name]
            return [name, isObject(child) && isVaried(child, value) ? variantOf(value, {}) : value]
          }),
        )
      : values
  return {
    validateFormData: (values, _, ...rest) => validator.validateFormData(plain(values), schema, ...rest),
    isValid: (part, values, _) => validator.isValid(withoutDocs(part), values, schema),
    rawValidation: (_, values) => validator.rawValidation(schema, plain(values)),
  }
}
