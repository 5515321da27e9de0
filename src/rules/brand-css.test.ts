import { expect, test } from 'vitest'

import { brandCss, isPlainValue } from './brand-css.ts'

const tokens = {
  dark: { accent: '#ff6a3d', ground: '#0f0e13' },
  light: { accent: '#c9421a', ground: '#fff' },
  shared: { 'radius-tile': '12px', 'font-ui': '"Geist Variable", system-ui' },
}

test('writes colours by role and shared tokens by their path', () => {
  expect(brandCss({ tokens, defaultTheme: 'dark' })).toEqual({
    refused: [],
    css: [
      '@layer reset,tokens,base,ui,widgets,overrides;',
      '@layer tokens{',
      ':root{--radius-tile:12px;--font-ui:"Geist Variable", system-ui;color-scheme:dark;--color-accent:#ff6a3d;--color-ground:#0f0e13;}',
      '@media (prefers-color-scheme:light){:root:not([data-theme]){color-scheme:light;--color-accent:#c9421a;--color-ground:#fff;}}',
      ':root[data-theme=light]{color-scheme:light;--color-accent:#c9421a;--color-ground:#fff;}',
      '}',
    ].join('\n'),
  })
})

test('starts from the light theme where that is the default', () => {
  const { css } = brandCss({ tokens, defaultTheme: 'light' })

  expect(css).toContain('color-scheme:light;--color-accent:#c9421a')
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;--color-accent:#ff6a3d')
  expect(css).toContain(':root[data-theme=dark]{')
})

test('leaves out what is not a plain value and names it', () => {
  const { css, refused } = brandCss({
    tokens: { ...tokens, dark: { accent: 'red;} body{display:none', ground: '#000' } },
    defaultTheme: 'dark',
  })

  expect(refused).toEqual(['dark.accent'])
  expect(css).not.toContain('display')
  expect(css).toContain('--color-ground:#000;')
})

test.each([
  '#ff6a3d',
  'rgb(1 2 3 / 50%)',
  'cubic-bezier(.2,.8,.2,1)',
  '"Noto Sans", sans-serif',
  '-0.022em',
  '0 1px 2px #1815210f',
  '700',
  'uppercase',
  'calc(1px + 2%)',
])('takes %s', (value) => {
  expect(isPlainValue(value)).toBe(true)
})

test.each([
  '',
  'red;color:blue',
  '}',
  'url(x)',
  'URL (x)',
  'image-set("x" 1x)',
  '/* x',
  '"open',
  '(',
  ')(',
  '\\72 ed',
  '</style>',
  '@import',
  'javascript:x',
  'a\nb',
  'x'.repeat(201),
])('refuses %j', (value) => {
  expect(isPlainValue(value)).toBe(false)
})
