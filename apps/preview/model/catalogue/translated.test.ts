import { expect, test } from 'vitest'

import type { WidgetDocs } from '../../../../src/runtime/contract/docs.ts'
import { translatedNames, translatedSource, translatedWidget } from './translated.ts'

const docs: WidgetDocs = {
  title: 'Link list',
  description: 'Links in a column.',
  category: 'content',
  icon: 'link-2',
  keywords: ['navigation'],
  props: {
    gap: 'Space between links.',
    links: { title: 'Links', description: 'The links.', items: { label: { title: 'Label', description: 'Its text.' }, to: 'Its page.' } },
    more: { title: 'More', description: 'A last link.', properties: { to: { title: 'Link', description: 'Its page.' } } },
  },
  inputs: { menu: 'The menu.', session: 'Who is logged in.' },
  slots: { foot: 'Below.' },
}

test('texts of a language are laid over the docs at every depth, and what it lacks stays English', () => {
  const translated = translatedWidget(docs, {
    title: 'Lista de enlaces',
    keywords: ['navegación'],
    props: {
      gap: 'Espacio entre enlaces.',
      links: { title: 'Enlaces', items: { label: { title: 'Etiqueta' }, to: 'Su página.' } },
      more: { description: 'Un último enlace.', properties: { to: { title: 'Enlace' } } },
      gone: 'Ya no existe.',
    },
    inputs: { menu: 'El menú.', gone: 'Ya no existe.' },
  })
  expect(translated).toEqual({
    title: 'Lista de enlaces',
    description: 'Links in a column.',
    category: 'content',
    icon: 'link-2',
    keywords: ['navegación'],
    english: { title: 'Link list', keywords: ['navigation'] },
    props: {
      gap: { description: 'Espacio entre enlaces.' },
      links: {
        title: 'Enlaces',
        description: 'The links.',
        items: { label: { title: 'Etiqueta', description: 'Its text.' }, to: { description: 'Su página.' } },
      },
      more: { title: 'More', description: 'Un último enlace.', properties: { to: { title: 'Enlace', description: 'Its page.' } } },
    },
    inputs: { menu: 'El menú.', session: 'Who is logged in.' },
    slots: { foot: 'Below.' },
  })
})

test('a widget and a source without texts of a language keep their docs', () => {
  expect(translatedWidget(docs, undefined)).toBe(docs)
  expect(translatedSource({ description: 'Games.', writtenInGateway: true }, undefined)).toEqual({
    description: 'Games.',
    writtenInGateway: true,
  })
})

test('a source is called by its title, and a property of the same name by the name that properties have', () => {
  const texts = {
    sources: { 'games.hot': { title: 'Juegos populares', description: 'Los más populares.' }, menu: { title: 'Menú de la marca' } },
    names: { menu: 'Menú' },
  }
  expect(translatedNames(texts)).toEqual({ 'games.hot': 'Juegos populares', menu: 'Menú' })
  expect(translatedSource({ description: 'Popular games.' }, texts.sources['games.hot'])).toEqual({ description: 'Los más populares.' })
})
