import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { pictures } from '../../scripts/assets/picture-table.mjs'
import { chosen, folder, mostBytes, sizeIn } from '../../scripts/assets/pictures.mjs'
import { sourceFiles } from './source-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(root + folder).sort()
const listed = pictures.map(({ name }) => `${name}.webp`).sort()

test('the folder of pictures holds those of the table, and a page shows each of them and no others', () => {
  const pages = [{ path: 'README.md', text: readFileSync(`${root}README.md`, 'utf8') }, ...sourceFiles(['docs'], /\.md$/)]
  const shown = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].flatMap(({ 1: to = '' }) => {
      const file = posix.join(posix.dirname(path), to)
      return posix.dirname(file) === folder ? [posix.basename(file)] : []
    }),
  )
  expect(files).toEqual(listed)
  expect([...new Set(shown)].sort()).toEqual(listed)
})

test('no picture has more bytes than a page of several can bear, and each name says theme and width', () => {
  expect(files.filter((file) => statSync(`${root}${folder}/${file}`).size > mostBytes)).toEqual([])
  expect(pictures.filter(({ name }) => sizeIn(name).width < 390)).toEqual([])
  expect(sizeIn('home-ar-dark-1440')).toEqual({ theme: 'dark', width: 1440, height: 900 })
  expect(() => sizeIn('home')).toThrow('The name home does not end with a theme and a width')
})

test('the beginning of a name chooses pictures, and none chooses all', () => {
  expect(chosen(['home-dark', 'kestrel']).map(({ name }) => name)).toEqual([
    'home-dark-1440',
    'home-dark-768',
    'home-dark-390',
    'kestrel-home-dark-1440',
  ])
  expect(chosen([])).toHaveLength(pictures.length)
})
