import type { Examples } from '../../runtime/contract/widget.ts'
import type { PictureFile } from '../../schemas/picture-file.ts'
import type { contract } from './contract.ts'

const poster: PictureFile = { file: 'vx-Jn9HtKi2peL5Q', width: 1280, height: 448, widths: [320, 640] }
const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const look = { ratio: '16:9' } as const

export const examples: Examples<typeof contract> = {
  usual: { title: 'With a title and a picture', props: { ...look, video, title: 'How the lantern festival works', poster } },
  plain: { title: 'Without a picture, from Vimeo', props: { ...look, video: 'https://vimeo.com/1084537' } },
  upright: { title: 'Upright', props: { ratio: '9:16', video, title: 'A spin in thirty seconds', poster } },
  longest: {
    title: 'Longest title',
    props: { ...look, video, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(4), poster },
  },
  rtl: { title: 'Right to left', language: 'AR', props: { ...look, video, title: 'كيف يعمل مهرجان الفوانيس', poster } },
}
