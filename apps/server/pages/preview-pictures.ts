import type { Draw } from './preview-page.ts'

const exampleGame = /^\/img\/game\/([a-z0-9]{1,12})-([\p{L}\p{N}\p{M}-]{1,120})\.svg$/u

const slider = { scene: 'home-reef', x: 168, y: 60 } as const

/**
 * Pictures for preview frames. The server loads this mock gateway only when somebody opens a preview. It is a gateway of its own, because
 * the one that answers players may run an empty scenario. Games that only the scenario `huge` has are found there; those
 * that only examples of widgets have (`/img/game/jl-ember-koi.svg`) get a cover of their studio and title, and their puzzles a picture.
 */
export async function previewPictures(): Promise<Draw> {
  const [{ createMockGateway }, { drawCover }, { drawSliderBackground, drawSliderPiece }, { drawCaptcha }] = await Promise.all([
    import('../../../mocks/server.ts'),
    import('../../../mocks/artwork/cover.ts'),
    import('../../../mocks/artwork/slider.ts'),
    import('../../../mocks/artwork/small.ts'),
  ])
  const usual = createMockGateway()
  let huge: ReturnType<typeof createMockGateway> | undefined
  return (path) =>
    usual.art(path) ??
    (/^\/img\/(?:game|stage)\//.test(path) ? (huge ??= createMockGateway({ scenario: 'huge' })).art(path) : undefined) ??
    pictureOfExample(path)

  function pictureOfExample(path: string): string | undefined {
    if (path === '/img/slider/1.svg') return drawSliderBackground(slider)
    if (path === '/img/slider/1-piece.svg') return drawSliderPiece(slider)
    if (path === '/img/captcha/1.svg') return drawCaptcha('4718')
    const [, studio, title] = exampleGame.exec(decoded(path)) ?? []
    if (studio === undefined || title === undefined) return undefined
    return drawCover({
      title: title.replaceAll(/(?:^|-)(.?)/gu, (_, letter: string) => ` ${letter.toUpperCase()}`).trim(),
      studio: studio.toUpperCase(),
      category: 'RNG',
    })
  }
}

/** An address as text, as it is where it is no encoded text. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
