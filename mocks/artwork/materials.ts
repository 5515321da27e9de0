/** A substance in four tones, light to dark; every emblem is drawn from one or two of them. */
export type Material = { hi: string; mid: string; lo: string; deep: string }

function material(hi: string, mid: string, lo: string, deep: string): Material {
  return { hi, mid, lo, deep }
}

export const materials = {
  gold: material('#fff3c4', '#ffc94d', '#e0861a', '#7a3a07'),
  rose: material('#ffe0e6', '#ff7f9c', '#d92f5d', '#6b0a2c'),
  ruby: material('#ffc2b8', '#ff5a4a', '#c3162f', '#5c0620'),
  jade: material('#d6ffe9', '#41dd9c', '#0f9a6b', '#06463a'),
  sky: material('#e2f6ff', '#62c7ff', '#1d77e0', '#0b2a77'),
  violet: material('#efe2ff', '#b388ff', '#6b3fe0', '#2a1270'),
  bone: material('#ffffff', '#f3e6d2', '#c9ad8c', '#5e4632'),
  ink: material('#8f9bb8', '#46506e', '#222a44', '#0c1024'),
  ember: material('#ffe3b0', '#ff9a3d', '#e8491d', '#6e1408'),
  ice: material('#ffffff', '#c8f4ff', '#6ab9e8', '#1f4d86'),
  lime: material('#f6ffd0', '#c4ee4a', '#6fae12', '#264d05'),
  pink: material('#ffe6fb', '#ff8de1', '#d33fb4', '#5c0f5b'),
  teal: material('#d2fffb', '#3fe0d6', '#0a8f9c', '#053c4a'),
  copper: material('#ffe6d4', '#f2a477', '#b95f35', '#56220f'),
  silver: material('#ffffff', '#dfe6f2', '#94a3bd', '#3a4560'),
} as const satisfies Record<string, Material>

export type MaterialName = keyof typeof materials

/** A colour between two `#rrggbb` colours; `t` from 0 (the first) to 1 (the second). */
export function mix(from: string, to: string, t: number): string {
  const a = channels(from)
  const b = channels(to)
  return (
    '#' +
    a
      .map((value, i) =>
        Math.round(value + ((b[i] ?? value) - value) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
