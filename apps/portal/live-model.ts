import { $documents, $release, documentOf, releaseGiven } from '../../src/runtime/model/context/documents.ts'
import { createPortal } from '../../src/runtime/portal.ts'

/**
 * Development only: what live-edits.ts takes of the model. After an edit of the model it imports this file again at another address, and by
 * it every module that makes or uses units of effector.
 */
export const liveModel = { createPortal, $documents, $release, documentOf, releaseGiven }
