import { expect, test } from 'vitest'

import { playerOf, videoAddress, videoProp } from './video.ts'

const onYouTube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

test.each([
  onYouTube,
  'https://youtu.be/aqz-KE-bpKQ?si=abc&t=30',
  'youtube.com/watch?feature=share&v=aqz-KE-bpKQ&list=PL1',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
  ' https://www.youtube.com/live/aqz-KE-bpKQ ',
  '<iframe width="560" src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?si=x" title="Bunny"></iframe>',
])('%s is one address of YouTube', (text) => {
  expect(videoAddress(text)).toBe(onYouTube)
})

test.each([
  ['https://vimeo.com/1084537', 'https://vimeo.com/1084537'],
  ['https://vimeo.com/channels/staffpicks/1084537', 'https://vimeo.com/1084537'],
  ['//player.vimeo.com/video/1084537?h=8272103f6e&title=0', 'https://vimeo.com/1084537/8272103f6e'],
  ['https://vimeo.com/1084537/8272103f6e', 'https://vimeo.com/1084537/8272103f6e'],
])('%s is an address of Vimeo', (text, address) => {
  expect(videoAddress(text)).toBe(address)
})

test.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?https://youtu.be/aqz-KE-bpKQ',
  'javascript:alert(1)',
  'https://vimeo.com/about',
])('"%s" is no video', (text) => {
  expect(videoAddress(text)).toBeUndefined()
})

test('only the one form has a player, which is framed without cookies where the host has such a player', () => {
  expect([onYouTube, 'https://vimeo.com/1084537', 'https://vimeo.com/1084537/8272103f6e'].map(playerOf)).toEqual([
    { host: 'YouTube', src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1' },
    { host: 'Vimeo', src: 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1&playsinline=1' },
    { host: 'Vimeo', src: 'https://player.vimeo.com/video/1084537?h=8272103f6e&autoplay=1&dnt=1&playsinline=1' },
  ])
  expect(['https://youtu.be/aqz-KE-bpKQ', `${onYouTube}&x=1`, 'https://evil.example/'].map(playerOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(new RegExp(videoProp.pattern, 'u').test(`${onYouTube}\n`)).toBe(false)
})
