import { expect, test } from 'vitest'

import { fixture } from '../../../tests/support/documents/diagnostic-fixtures.ts'
import { aBrandFolder, icons, registry, sources, words } from './fakes.testing.ts'
import { buildRelease } from '../release/release.ts'

test('a picture without an alternative text is reported where it stands: a link, a variant without text and a slide too', () => {
  const { files } = fixture('layout/no-alternative', 'fail')
  const { diagnostics } = buildRelease({ brand: '_base', files: aBrandFolder(files), registry, sources, words, icons })
  expect(diagnostics.map(({ code, pointer, severity }) => `${severity} ${code} ${pointer}`)).toEqual([
    'warning layout/no-alternative /nodes/0/props/picture',
    'warning layout/no-alternative /nodes/1/props/picture',
    'warning layout/no-alternative /nodes/2/props/picture',
    'warning layout/no-alternative /nodes/3/props/slides/EN/1/picture',
  ])
})
