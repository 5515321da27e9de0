import { worstContrast } from './contrast.ts'

type Tokens = Readonly<Record<string, string>>

/**
 * What a colour of the brand is for, and what decides whether it can be read: `on` are the backgrounds it is used on, `under` the text that
 * is on it. `least` by WCAG 2: 4.5 for text, 3 for edges and marks. Without either nothing is to be read.
 */
export type Role = { on?: readonly string[]; under?: string; least: 4.5 | 3 }

const page = ['surface', 'ground'] as const
const text: Role = { on: [...page], least: 4.5 }
const edge: Role = { on: [...page], least: 3 }
const background: Role = { under: 'text', least: 4.5 }

export const roles: Readonly<Record<string, Role>> = {
  ground: background,
  'ground-deep': background,
  surface: background,
  'surface-raised': background,
  'surface-sunken': background,
  'surface-hover': background,
  'surface-pressed': background,
  'line-strong': edge,
  focus: edge,
  'accent-edge': edge,
  text,
  'text-muted': text,
  'text-subtle': text,
  'accent-text': text,
  success: text,
  warning: text,
  danger: text,
  info: text,
  gold: text,
  silver: text,
  bronze: text,
  accent: { under: 'on-accent', least: 4.5 },
  'accent-hover': { under: 'on-accent', least: 4.5 },
  'accent-pressed': { under: 'on-accent', least: 4.5 },
  'on-accent': { on: ['accent'], least: 4.5 },
  'accent-soft': { under: 'accent-text', least: 4.5 },
  'success-soft': { under: 'success', least: 4.5 },
  'warning-soft': { under: 'warning', least: 4.5 },
  'danger-soft': { under: 'danger', least: 4.5 },
  'info-soft': { under: 'info', least: 4.5 },
  live: { under: 'text-on-art', least: 3 }, // marks of 12 px and more in bold, over pictures
}

/** The colours that a colour is judged against, by name. */
export function backgroundsOf(name: string, tokens: Tokens): { name: string; color: string }[] {
  const role = Object.hasOwn(roles, name) ? roles[name] : undefined
  const names = role?.on ?? (role?.under === undefined ? [] : [role.under])
  return names.flatMap((one) => (tokens[one] === undefined ? [] : [{ name: one, color: tokens[one] }]))
}

/** How well a colour can be read where it is worst; null where nothing is to be read or a value is no colour that can be computed. */
export type Verdict = { name: string; ratio: number; against: string; least: number; isEnough: boolean; isBackground: boolean }
export function verdictOf(name: string, tokens: Tokens): Verdict | null {
  const role = Object.hasOwn(roles, name) ? roles[name] : undefined
  const value = tokens[name]
  if (!role || value === undefined) return null
  const worst = worstContrast(value, backgroundsOf(name, tokens))
  return (
    worst && {
      name,
      ratio: worst.ratio,
      against: worst.background,
      least: role.least,
      isEnough: worst.ratio >= role.least,
      isBackground: role.on === undefined,
    }
  )
}
