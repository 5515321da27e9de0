/**
 * The version of the load pipeline. A release names the one that checked it; a portal with another version checks again before it draws.
 * Raise it when the pipeline would find or repair something that the version before let through.
 */
export const pipelineVersion = 7
