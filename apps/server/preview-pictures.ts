import type { Draw } from './preview-page.ts'

const exampleGame = /^\/img\/game\/([a-z0-9]{1,12})-([\w-]{1,60})\.svg$/

/**
 * Pictures for preview frames. The server loads this mock gateway only when somebody opens a preview. It is a gateway of its own, because
 * the one that answers players may run an empty scenario. Games that only the scenario `huge` has are found there; those
 * that only examples of widgets have (`/img/game/jl-ember-koi.svg`) get a cover of their studio and title.
 */
export async function previewPictures(): Promise<Draw> {
  const [{ createMockGateway }, { drawCover }] = await Promise.all([
    import('../../mocks/server.ts'),
    import('../../mocks/artwork/cover.ts'),
  ])
  const usual = createMockGateway()
  let huge: ReturnType<typeof createMockGateway> | undefined
  return (path) =>
    usual.art(path) ??
    (/^\/img\/(?:game|stage)\//.test(path) ? (huge ??= createMockGateway({ scenario: 'huge' })).art(path) : undefined) ??
    coverOfExample(path)

  function coverOfExample(path: string): string | undefined {
    const [, studio, title] = exampleGame.exec(path) ?? []
    if (studio === undefined || title === undefined) return undefined
    return drawCover({
      title: title.replaceAll(/(?:^|-)(\w?)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim(),
      studio: studio.toUpperCase(),
      category: 'RNG',
    })
  }
}
