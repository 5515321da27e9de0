export const strings = {} as const
