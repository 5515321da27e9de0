/** The format of every kind today. It rises only when old readers would misread a document. */
export const currentFormat = 1

/**
 * The limits of a document; one over a limit is refused with the rule and the place. They are separate from the schemas, so that a portal
 * that only draws does not load those.
 */
export const documentLimits = { bytes: 256 * 1024, rawDepth: 64, slotDepth: 8, nodes: 1_000, slotNodes: 100, listSteps: 100 } as const
