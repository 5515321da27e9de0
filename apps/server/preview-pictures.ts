import type { Draw } from './preview-page.ts'

/**
 * Pictures for preview frames. Loads the mock world, so only who looks at a preview makes the server hold it; a world of its own, for the
 * one that answers players may be told to be empty. Games that only the largest world has are found there.
 */
export async function previewPictures(): Promise<Draw> {
  const { createMockGateway } = await import('../../mocks/server.ts')
  const usual = createMockGateway()
  let huge: ReturnType<typeof createMockGateway> | undefined
  return (path) =>
    usual.art(path) ?? (/^\/img\/(?:game|stage)\//.test(path) ? (huge ??= createMockGateway({ scenario: 'huge' })).art(path) : undefined)
}
