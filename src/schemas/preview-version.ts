/** The version of the protocol between the editor and a frame; either side refuses another version. */
export const previewVersion = 1

/** How a frame knows that it is one: the name the editor gives its window. */
export const frameName = 'foyer-preview'
