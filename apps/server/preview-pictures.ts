import type { Draw } from './preview-page.ts'

/**
 * Pictures for preview frames. The server loads this mock gateway only when somebody opens a preview. It is a gateway of its own, because
 * the one that answers players may run an empty scenario. Games that only the scenario `huge` has are found there.
 */
export async function previewPictures(): Promise<Draw> {
  const { createMockGateway } = await import('../../mocks/server.ts')
  const usual = createMockGateway()
  let huge: ReturnType<typeof createMockGateway> | undefined
  return (path) =>
    usual.art(path) ?? (/^\/img\/(?:game|stage)\//.test(path) ? (huge ??= createMockGateway({ scenario: 'huge' })).art(path) : undefined)
}
