import { browserPatterns } from '../../../../src/runtime/model/forms/pattern-matching.ts'

/** The worker in which the portal matches patterns. It is loaded with the first pattern that needs it. */
export const patterns = browserPatterns()
