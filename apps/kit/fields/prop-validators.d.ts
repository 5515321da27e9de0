declare module 'virtual:prop-validators' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

  /** By widget: loads the compiled validators of its props. Made by build/prop-validators.ts. */
  export const validators: Readonly<Record<string, () => Promise<ValidatorFunctions>>>
}
