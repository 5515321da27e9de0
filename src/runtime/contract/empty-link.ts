/** Where the button of an empty node leads, as a prop with `label` and `to` has it. The label may be the key of a word. */
export type EmptyLink = { label: string; to: string }

export const toLobby: EmptyLink = { label: 't:action.to-lobby', to: '/' }
