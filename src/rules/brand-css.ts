import type { Brand } from '../schemas/documents.ts'

const allowed = /^[\p{L}\p{N}\p{M}\s#%.,()"'+*/_-]+$/u // no ; { } @ \ : < > = & so no second declaration, no rule, no address with a scheme

/**
 * A brand's tokens as a stylesheet: colours as `--color-<role>`, everything shared as `--<name>`. The default theme applies where the
 * system has no preference; the system's preference applies until the player chooses (`<html data-theme>`).
 *
 * Operators write tokens: one that is not a plain value is left out and named in `refused`, as `dark.accent`.
 */
export function brandCss({ tokens, defaultTheme }: Pick<Brand, 'tokens' | 'defaultTheme'>): { css: string; refused: string[] } {
  const refused: string[] = []
  const declare = (group: keyof Brand['tokens'], prefix: string) =>
    Object.entries(tokens[group])
      .flatMap(([name, value]) => {
        if (/^[a-z][a-z0-9-]*$/.test(name) && isPlainValue(value)) return [`--${prefix}${name}:${value.trim()};`]
        refused.push(`${group}.${name}`)
        return []
      })
      .join('')
  const shared = declare('shared', '')
  const themes = { dark: `color-scheme:dark;${declare('dark', 'color-')}`, light: `color-scheme:light;${declare('light', 'color-')}` }
  const other = defaultTheme === 'dark' ? 'light' : 'dark'
  const css = [
    '@layer reset,tokens,base,ui,widgets,overrides;', // the same order as layers.css: this stylesheet may come first
    '@layer tokens{',
    `:root{${shared}${themes[defaultTheme]}}`,
    `@media (prefers-color-scheme:${other}){:root:not([data-theme]){${themes[other]}}}`,
    `:root[data-theme=${other}]{${themes[other]}}`,
    '}',
  ]
  return { css: css.join('\n'), refused }
}

/**
 * Colours, lengths, numbers, font lists, easings: words, digits, quotes and balanced brackets. Nothing that loads a file or begins a rule.
 */
export function isPlainValue(value: string): boolean {
  if (!allowed.test(value) || value.length > 200 || /url\s*\(|src\s*\(|image\s*\(|image-set|expression|\/\*|\n/i.test(value)) return false
  let depth = 0
  let quote = ''
  for (const letter of value) {
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(') depth++
    else if (letter === ')' && --depth < 0) return false
  }
  return depth === 0 && quote === ''
}
