import type { Brand } from '../../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { OnEdit } from '../../../kit/fields/form/types.ts'

export const brandParts = ['colors', 'name', 'shape', 'languages', 'vendors', 'numbers', 'rules', 'publishing'] as const
export type BrandPart = (typeof brandParts)[number]

export type BrandEditorProps = {
  /** The brand as players get it: the base merged with the brand's own document. */
  brand: Brand
  /** The brand's own document as authored; patches are applied to it. */
  own: JsonObject
  /** The base of the brand; undefined when `own` is the base itself. */
  base: JsonObject | undefined
  /** How many blocks draw with a token, by its name. */
  tokensUsed: Readonly<Record<string, number>>
  theme: 'dark' | 'light'
  onTheme: (theme: 'dark' | 'light') => void
  onEdit: OnEdit
  part?: BrandPart | undefined
  /** The colour whose details are open. */
  chosen?: string | undefined
  onChoose?: ((color: string | undefined) => void) | undefined
  onPart?: ((part: BrandPart) => void) | undefined
  readOnly?: boolean | undefined
}

/** Sets a value of the brand: `what` names the step. */
export type SetBrand = (keys: readonly string[], value: Json | undefined, what: string) => void
/** Sets several values in one step, which is named and joined with others as a change of the first one. */
export type SetBrandValues = (values: readonly { keys: readonly string[]; value: Json | undefined }[], what: string) => void
export type PartProps = Omit<BrandEditorProps, 'onEdit'> & { set: SetBrand; setAll: SetBrandValues }
