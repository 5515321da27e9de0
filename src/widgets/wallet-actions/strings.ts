export const strings = {}
