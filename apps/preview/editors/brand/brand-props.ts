import type { Brand } from '../../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { OnEdit } from '../../fields/types.ts'

export const brandParts = ['colors', 'name', 'shape', 'languages', 'vendors', 'numbers'] as const
export type BrandPart = (typeof brandParts)[number]

export type BrandEditorProps = {
  /** As players get it: the base with the brand's own document over it. */
  brand: Brand
  /** The brand's own document as it was written; patches are for it. */
  own: JsonObject
  /** What it stands over; undefined when `own` is the base itself. */
  base: JsonObject | undefined
  /** How many blocks use a token, by its name. */
  tokensUsed: Readonly<Record<string, number>>
  theme: 'dark' | 'light'
  onTheme: (theme: 'dark' | 'light') => void
  onEdit: OnEdit
  part?: BrandPart | undefined
  /** The colour that is looked at closely. */
  chosen?: string | undefined
  onChoose?: ((color: string | undefined) => void) | undefined
  onPart?: ((part: BrandPart) => void) | undefined
  readOnly?: boolean | undefined
}

/** Sets a value of the brand: `what` names the step. */
export type SetBrand = (keys: readonly string[], value: Json | undefined, what: string) => void
export type PartProps = Omit<BrandEditorProps, 'onEdit'> & { set: SetBrand }
