import { materials, mix } from '../materials.ts'
import { circle, group, line, path, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

export const rooster: Emblem = (_pen, m, a) => {
  const { gold, bone, ember } = materials
  const plume = (angle: number, length: number, colour: string) =>
    group(
      `rotate(${angle})`,
      path(`M-13,0 C-20,${-length * 0.5} -8,${-length * 0.85} 0,${-length} C8,${-length * 0.85} 20,${-length * 0.5} 13,0Z`, colour),
    )
  const back = [-150, -132, -114, -96, 96, 114, 132, 150, 168, 186].map((angle, i) => plume(angle, 116, i % 2 ? m.deep : m.lo))
  const middle = [-140, -122, -104, 104, 122, 140, 158, 178, 198].map((angle, i) => plume(angle, 92, i % 2 ? m.mid : mix(m.mid, m.lo, 0.5)))
  const front = [-130, -110, 110, 130, 150, 172, 194].map((angle, i) => plume(angle, 66, i % 2 ? m.hi : m.mid))
  return (
    group('translate(8,30)', [...back, ...middle, ...front].join('')) +
    path('M-44,24 C-56,-40 -28,-74 10,-72 C50,-70 66,-30 52,14 C44,48 -30,58 -44,24Z', m.mid) +
    path('M10,-72 C50,-70 66,-30 52,14 C46,36 24,44 4,44 C36,10 34,-40 10,-72Z', m.lo) +
    path(
      'M44,-52 C70,-60 72,-100 52,-114 C52,-98 42,-90 36,-88 C38,-112 20,-130 2,-134 C8,-118 2,-104 -6,-98 C-12,-116 -32,-122 ' +
        '-46,-118 C-36,-106 -38,-92 -36,-84 C-46,-90 -56,-88 -62,-82 C-44,-74 -36,-62 -30,-50 C-8,-72 20,-72 44,-52Z',
      a.mid,
    ) + // comb
    path('M44,-52 C70,-60 72,-100 52,-114 C58,-92 44,-72 22,-66Z', a.lo) +
    path('M-40,-30 C-78,-30 -96,-14 -104,6 C-84,2 -66,4 -44,6Z', gold.mid) + // beak
    path('M-44,6 C-66,4 -84,2 -104,6 C-90,14 -64,20 -42,18Z', gold.lo) +
    path('M-36,20 C-58,34 -54,72 -36,80 C-18,72 -14,40 -22,24Z', a.mid) +
    path('M-28,22 C-18,40 -20,66 -36,80 C-18,72 -14,40 -22,24Z', a.lo) +
    path('M-30,-26 C-14,-46 16,-42 22,-20 C10,-4 -22,-4 -30,-26Z', bone.hi) + // eye
    circle(-6, -22, 11, ember.mid) +
    circle(-6, -22, 6, '#170a08') +
    circle(-9, -25, 2.5, '#fff') +
    line('M-36,-38 L22,-46', '#3a0f06', 8)
  )
}

export const eagle: Emblem = (_pen, m, a) => {
  const quill = (side: number) => (i: number) =>
    group(
      `rotate(${side * (34 + i * 17)}) translate(0,-18)`,
      path('M-14,0 C-22,-50 -10,-96 0,-116 C10,-96 22,-50 14,0Z', i % 2 ? m.lo : m.deep),
    )
  return (
    times(6, quill(1)) +
    times(6, quill(-1)) +
    path('M-58,116 C-66,40 -70,-30 -30,-78 C0,-108 58,-104 78,-58 C88,-30 84,-10 72,4 C60,40 62,80 58,116Z', m.mid) +
    path('M-58,116 C-60,64 -66,10 -48,-34 C-30,10 -34,64 -20,116Z', m.lo) +
    path('M-34,-74 C0,-110 58,-104 78,-58 C86,-34 84,-14 74,2 C40,16 -10,6 -40,-22 C-46,-44 -44,-62 -34,-74Z', materials.bone.hi) + // head
    path('M-40,-22 C-10,6 40,16 74,2 C70,16 66,24 60,32 C20,34 -20,20 -44,-2Z', materials.bone.lo) +
    path('M62,-52 C96,-62 124,-44 122,-8 C120,4 114,10 108,14 C106,-8 94,-18 66,-16Z', a.mid) + // beak
    path('M66,-16 C94,-18 106,-8 108,14 C100,6 86,2 66,2Z', a.lo) +
    path('M14,-56 L62,-44 L48,-26 C34,-24 20,-36 14,-56Z', '#1a0d10') +
    circle(43, -38, 7, a.mid) +
    circle(45, -38, 3.4, '#1a0d10') +
    line('M6,-62 L66,-48', m.deep, 8) +
    times(3, (i) => line(`M${-26 + i * 28},${46 + (i % 2) * 10} q10,18 20,0`, m.hi, 5))
  )
}
