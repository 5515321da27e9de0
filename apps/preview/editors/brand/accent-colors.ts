import { roles } from '../../../../src/rules/color-roles.ts'
import { movedWith, nearestReadable } from '../../../../src/rules/contrast.ts'

type Tokens = Readonly<Record<string, string>>
export type Themes = Readonly<Record<'dark' | 'light', Tokens>>

/** The colours that follow the accent, in the order in which they are made, each with those that it is read with. */
const followers = [
  { name: 'on-accent', lightness: 'fixed', with: ['accent'] },
  { name: 'accent-hover', lightness: 'moves', with: ['on-accent'] },
  { name: 'accent-pressed', lightness: 'moves', with: ['on-accent'] },
  { name: 'accent-edge', lightness: 'moves', with: ['ground', 'surface'] },
  { name: 'accent-soft', lightness: 'fixed', with: [] },
  { name: 'accent-text', lightness: 'moves', with: ['ground', 'surface', 'accent-soft'] },
] as const

/**
 * Both themes with another accent in one of them: hover, pressed, edge, soft and text colours stand to the new accent as they stood to the
 * old one, as far as they can be read, and so does the accent of the other theme.
 */
export function withAccent(themes: Themes, theme: 'dark' | 'light', accent: string): Themes {
  const other = theme === 'dark' ? 'light' : 'dark'
  const there = themes[other].accent
  const moved = there === undefined ? undefined : (movedWith(there, themes[theme].accent ?? there, accent) ?? undefined)
  return {
    ...themes,
    [theme]: followed(themes[theme], accent),
    [other]: moved === undefined ? themes[other] : followed(themes[other], moved),
  }
}

/** The values of the accent's colours in both themes, for the brand's document: the accent of `theme` first. */
export function accentValues(themes: Themes, theme: 'dark' | 'light'): { keys: string[]; value: string | undefined }[] {
  return [theme, theme === 'dark' ? 'light' : 'dark'].flatMap((one) =>
    ['accent', ...followers.map(({ name }) => name)].map((name) => ({
      keys: ['tokens', one, name],
      value: themes[one as 'dark' | 'light'][name],
    })),
  )
}

function followed(tokens: Tokens, accent: string): Tokens {
  const { accent: before } = tokens
  if (before === undefined) return { ...tokens, accent }
  return followers.reduce<Tokens>(
    (made, { name, lightness, with: others }) => {
      const value = made[name]
      const moved = value === undefined ? null : movedWith(value, before, accent, lightness)
      if (moved === null) return made
      const beside = others.flatMap((other) => made[other] ?? [])
      return { ...made, [name]: nearestReadable(moved, beside, roles[name]?.least ?? 4.5) ?? moved }
    },
    { ...tokens, accent },
  )
}
