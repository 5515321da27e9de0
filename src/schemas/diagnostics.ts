import * as z from 'zod/mini'

import { JsonObject } from './json.ts'

/**
 * One record for the command line, preview, server and run time. `line` and `column` count from 1; `pointer` is a JSON pointer; `fix` is
 * a JSON Patch.
 */
export const Diagnostic = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  document: z.string(), // "page/home"
  pointer: z.string(),
  line: z.optional(z.int()),
  column: z.optional(z.int()),
  hint: z.optional(z.string()),
  fix: z.optional(z.array(JsonObject)),
  brands: z.optional(z.array(z.string())), // where it is true in some of the brands that get the document: in which ones
})
export type Diagnostic = z.infer<typeof Diagnostic>
