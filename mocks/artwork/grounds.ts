import type { Ground } from './air.ts'
import type { MaterialName } from './materials.ts'

/** Hand-picked grounds. A material listed under `drowns` does not stand out on it and is not put there. */
export type GroundChoice = { stops: Ground; drowns: readonly MaterialName[] }

function choice(light: string, middle: string, deep: string, ...drowns: readonly MaterialName[]): GroundChoice {
  return { stops: [light, middle, deep], drowns }
}

export const bright: readonly GroundChoice[] = [
  choice('#ff8a3c', '#c2265a', '#3d0b45', 'ember', 'ruby', 'rose', 'copper'),
  choice('#8fe3c8', '#1f8f86', '#0b3550', 'jade', 'teal'),
  choice('#8d3bff', '#5a16b5', '#1d0a4f', 'violet', 'ink'),
  choice('#4d6bff', '#2a2ab0', '#120f4a', 'sky', 'ink', 'violet'),
  choice('#3fb6ff', '#1463c9', '#0a1f66', 'sky', 'teal'),
  choice('#ffb3e3', '#f0599f', '#7a1f8a', 'rose', 'ruby'),
  choice('#ffe08f', '#f08a2c', '#7a2410', 'gold', 'copper', 'bone'),
  choice('#b689ff', '#4f2aa8', '#180c47', 'ink'),
  choice('#21c7b5', '#0a7d8c', '#063049', 'teal', 'jade'),
  choice('#ff6a4d', '#b3142d', '#3b0620', 'ember', 'rose'),
  choice('#9df0b8', '#1d9c6b', '#07404a', 'jade', 'lime', 'teal'),
  choice('#ffe27a', '#ff9a2e', '#a8203a', 'gold', 'ember', 'copper'),
  choice('#6d5cff', '#3a1f9e', '#12093d', 'violet', 'ink'),
  choice('#5b6b8f', '#28304f', '#0c0f24', 'ink', 'silver'),
  choice('#ffcf87', '#c9663a', '#4a1838', 'copper', 'ember', 'bone'),
  choice('#ff9fb0', '#d43f63', '#54123f', 'rose', 'ruby', 'pink'),
  choice('#ff7d52', '#8f1d3f', '#230a2c', 'ruby', 'copper'),
  choice('#b4e6ff', '#3f86d6', '#10296b', 'sky'),
  choice('#52e0a4', '#0f8f78', '#053b48', 'jade', 'teal', 'lime'),
  choice('#53c4d8', '#1b5e9e', '#0b1f52', 'sky', 'teal'),
  choice('#ffd76e', '#b8791a', '#3f2308', 'gold', 'copper', 'bone'),
  choice('#ff9cc0', '#a32d86', '#310d4f', 'pink', 'rose'),
  choice('#ffb86b', '#ef5a4e', '#5a1248', 'ember', 'copper'),
  choice('#d58bff', '#7a1fa0', '#260640', 'violet', 'pink'),
  choice('#d6ee7a', '#5f9a2a', '#16341a', 'lime', 'jade'),
  choice('#c5d4f2', '#6278b8', '#1a2552', 'silver', 'ice', 'ink'),
]

export const velvet: readonly (GroundChoice & { felt: string })[] = [
  { ...choice('#5a1230', '#33081d', '#14040c', 'ruby'), felt: '#0d6b45' },
  { ...choice('#14365e', '#0b1f3e', '#060d1e'), felt: '#14508f' },
  { ...choice('#5e2a10', '#36150a', '#140703'), felt: '#8f2d16' },
  { ...choice('#3a1259', '#200838', '#0c0318', 'violet'), felt: '#4f1a86' },
  { ...choice('#0f4a52', '#082c36', '#031116', 'teal'), felt: '#0c6a70' },
  { ...choice('#3d3512', '#241f08', '#0d0b03'), felt: '#2c6a2f' },
  { ...choice('#5c1f4c', '#360e31', '#150514', 'pink'), felt: '#7c1f4f' },
  { ...choice('#1e4a2c', '#0f2b1b', '#05120b', 'jade'), felt: '#146b4c' },
  { ...choice('#45496b', '#22253f', '#0c0d1a', 'ink'), felt: '#28456f' },
]

export const water: readonly GroundChoice[] = [
  choice('#7fe9ff', '#1487d6', '#062a78', 'sky'),
  choice('#8ff5e4', '#0fa3b0', '#063f6b', 'teal'),
  choice('#7cb8ff', '#3c3fd0', '#150f5c'),
  choice('#6ff0c8', '#0a9a8f', '#05405a', 'teal', 'jade'),
  choice('#a5f3ff', '#2aa7e0', '#0a3f8a', 'sky'),
  choice('#b7c4ff', '#6a4fd8', '#2a1170', 'violet'),
  choice('#9ff0d0', '#2379c9', '#0b1f66', 'sky'),
]

export const stadium: readonly (GroundChoice & { turf: string })[] = [
  { ...choice('#2f6fff', '#1638a8', '#08123f'), turf: '#0f7a3d' },
  { ...choice('#ff8a4a', '#b8321f', '#3a0c1c'), turf: '#b06a2c' },
  { ...choice('#6fe0c0', '#0b8a8a', '#053848'), turf: '#1d5fae' },
  { ...choice('#8fd0ff', '#2a6fd0', '#0a2560'), turf: '#0f7a3d' },
  { ...choice('#b59bff', '#5b2fb8', '#1d0d4f'), turf: '#2d7f6a' },
  { ...choice('#ffd06b', '#d8621f', '#4f1508'), turf: '#8a5a2a' },
]

export const neon: readonly GroundChoice[] = [
  choice('#3a1f9e', '#1b0f58', '#090620', 'violet'),
  choice('#0f5a66', '#07303f', '#030f18', 'teal'),
  choice('#7a1a5c', '#3a0c38', '#120416', 'pink'),
  choice('#1a3f8f', '#0d1f52', '#050a20', 'sky'),
  choice('#5a2a12', '#2c120c', '#100504', 'ember'),
]

export const paper: readonly GroundChoice[] = [
  choice('#ffb14d', '#f0562e', '#8f1530', 'ember'),
  choice('#7f8cff', '#4a3fe0', '#1c1478', 'violet'),
  choice('#6fe3c4', '#159c86', '#064a55', 'jade'),
  choice('#ffd66b', '#f29a1f', '#9c4310', 'gold'),
  choice('#9b7bff', '#5b2fd0', '#240f70', 'violet'),
  choice('#ff93b8', '#e0397a', '#73134f', 'rose', 'pink'),
  choice('#7fd0ff', '#2380e0', '#0a3380', 'sky'),
]

export const split: readonly GroundChoice[] = [
  choice('#c9473f', '#8c1d33', '#2c0818', 'ruby'),
  choice('#1f9c74', '#0c5a52', '#052a30', 'jade'),
  choice('#2c78d8', '#173a8c', '#0a1440', 'sky'),
  choice('#8a5bd8', '#4a2494', '#190a40', 'violet'),
  choice('#e09a3a', '#9c4f17', '#3a1a08', 'gold'),
  choice('#3f4a72', '#222a4a', '#0c1024', 'ink'),
]

export const arenaDust: readonly GroundChoice[] = [
  choice('#ffc04d', '#d9581c', '#4a1208', 'gold'),
  choice('#5f7fd8', '#2b3f94', '#0d1440', 'sky'),
  choice('#7fd0a8', '#1f7f6a', '#0a3038', 'jade'),
  choice('#d87f9c', '#94264f', '#3a0a24', 'rose'),
  choice('#b58bff', '#5a2fb0', '#1f0d4a', 'violet'),
]
