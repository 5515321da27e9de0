import type { Examples } from '../../runtime/contract/widget.ts'
import type { PictureFile } from '../../schemas/picture-file.ts'
import type { contract } from './contract.ts'

const lanterns: PictureFile = { file: 'vx-Jn9HtKi2peL5Q', width: 1280, height: 448, widths: [320, 640] }
const table: PictureFile = { file: '0YOcVCALtr0ZQj8p', width: 1280, height: 448, widths: [320, 640], focus: [82, 50] }
const look = { decoration: false, ratio: 'whole', align: 'start', first: false } as const

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'A picture with a link and a caption',
    props: {
      ...look,
      picture: lanterns,
      alt: 'A koi among paper lanterns at night',
      caption: 'The lantern festival runs until Sunday.',
      to: '/promotions',
    },
  },
  cut: {
    title: 'Cut to a square around its focus',
    props: { ...look, picture: table, alt: 'A card table', ratio: '1:1', align: 'center' },
  },
  small: {
    title: 'Narrower than the page',
    props: { ...look, picture: { ...lanterns, width: 320, height: 112, widths: [] }, decoration: true },
  },
  longest: {
    title: 'Longest words',
    props: {
      ...look,
      picture: lanterns,
      alt: 'a'.repeat(200),
      caption: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3),
    },
  },
  rtl: {
    title: 'Right to left',
    language: 'AR',
    props: { ...look, picture: table, alt: 'طاولة أوراق اللعب', caption: 'طاولة محجوزة لك.', ratio: '16:9' },
  },
}
