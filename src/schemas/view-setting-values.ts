// The values that view settings can take, apart from the schema: the editor's first screen needs these lists without zod.

/** Who views the lobby. A VIP is a member with a rank, so it is a persona and not a role. */
export const personas = ['guest', 'member', 'trial', 'agent', 'vip'] as const
export const dataScenarios = ['usual', 'sparse', 'huge', 'empty', 'hostile'] as const

/** The beginning of a call's path; "/" matches every call. */
export const faultPath = /^\/[\w/.-]*$/
export const faultMode = /^(?:slow:\d{1,6}|401|403|429|500|offline|empty|html|cut|nulls)$/
