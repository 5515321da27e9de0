import { useId } from 'react'

import styles from './view.module.css'

// Substances in four tones, light to dark, as those of the covers of games
const gold = ['#fff3c4', '#ffc94d', '#e0861a', '#7a3a07'] as const
const ruby = ['#ff9a8a', '#f0414a', '#b31233', '#5c0620'] as const

const diamond = 'l6 9-6 9-6-9z'
const gems = `M60 101${diamond}M38 99${diamond}M82 99${diamond}`
const jagged = 'l13 9 12-11 13 11 13-11 12 11 13-9'

/** An egg on a cushion. What it is full of is behind its lower half, and is seen when the upper one is gone. */
export function Egg() {
  const id = useId()
  const [shell, band, glow] = [`${id}s`, `${id}b`, `${id}g`]
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <defs>
        <Ball id={shell} tones={gold} x={46} y={52} r={92} />
        <Across id={band} tones={ruby} />
        <Glow id={glow} />
      </defs>
      <circle cx="60" cy="78" r="74" fill={`url(#${glow})`} className={styles.glow} />
      <ellipse cx="60" cy="143" rx="50" ry="6" fill="#000" opacity=".35" />
      <path d="M14 130c0-9 20-12 46-12s46 3 46 12c0 10-20 14-46 14s-46-4-46-14z" fill={`url(#${band})`} />
      <path d="M14 131c2 8 21 12 46 12s44-4 46-12" fill="none" stroke={gold[1]} strokeWidth="2.5" strokeLinecap="round" />
      <ellipse cx="60" cy="88" rx="36" ry="14" fill={gold[3]} />
      <g stroke={gold[3]} strokeWidth="1.5">
        {[
          [40, 84],
          [80, 84],
          [60, 79],
          [50, 90],
          [71, 91],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="12" fill={gold[1]} />
        ))}
      </g>
      <path d={`M22 88${jagged}v4c0 26-17 40-38 40s-38-14-38-40z`} fill={`url(#${shell})`} />
      <path d="M24 101c21 9 51 9 72 0-1 6-3 11-6 16-17 7-43 7-60 0-3-5-5-10-6-16z" fill={`url(#${band})`} />
      <path d="M24 101c21 9 51 9 72 0M30 117c17 7 43 7 60 0" fill="none" stroke={gold[0]} strokeWidth="2" />
      <path d={gems} fill={gold[0]} stroke={gold[2]} strokeWidth="1" />
      <path d="M96 104c-4 14-13 23-25 26 8-7 13-15 15-24z" fill="#2a0a00" opacity=".22" />
      <g className={styles.top} data-last>
        {/* its line hides the seam of an egg that is whole */}
        <path
          d={`M22 88c2-33 19-72 38-72s36 39 38 72${reversed}z`}
          fill={`url(#${shell})`}
          stroke={`url(#${shell})`}
          strokeWidth="1"
          strokeLinejoin="round"
        />
        <path d="M34 60c15 7 37 7 52 0" fill="none" stroke={ruby[2]} strokeWidth="2.5" />
        <path
          d="M30 74c20 8 40 8 60 0M44 42c10 4 22 4 32 0"
          fill="none"
          stroke={gold[3]}
          strokeWidth="1.5"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
        <path d="M74 26c14 15 21 37 23 59l-9 6c1-27-3-47-14-65z" fill="#2a0a00" opacity=".18" />
        <ellipse cx="44" cy="44" rx="6" ry="14" transform="rotate(22 44 44)" fill="#fff" opacity=".85" />
        <circle cx="37" cy="65" r="3" fill="#fff" opacity=".7" />
      </g>
    </svg>
  )
}
const reversed = 'l-13 9-12-11-13 11-13-11-12 11z'

/** A red envelope with a golden coin as its seal; the ticket in it comes out above. */
export function Envelope() {
  const id = useId()
  const [paper, flap, coin, glow] = [`${id}p`, `${id}f`, `${id}c`, `${id}g`]
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <defs>
        <Across id={paper} tones={ruby} down />
        <Across id={flap} tones={[ruby[0], ruby[1], ruby[1], ruby[2]]} down />
        <Ball id={coin} tones={gold} x={55} y={72} r={24} />
        <Glow id={glow} />
      </defs>
      <circle cx="60" cy="76" r="74" fill={`url(#${glow})`} className={styles.glow} />
      <ellipse cx="60" cy="143" rx="44" ry="6" fill="#000" opacity=".35" />
      <g data-last>
        <rect x="27" y="40" width="66" height="92" rx="5" fill={gold[1]} stroke={gold[2]} strokeWidth="2" />
        <rect x="32" y="45" width="56" height="60" rx="3" fill="none" stroke={gold[3]} strokeWidth="1.5" strokeDasharray="2 3" />
        <path d={`M60 52${star}`} fill={gold[3]} />
      </g>
      <path d="M18 38c0-6 4-10 10-10h64c6 0 10 4 10 10v92c0 6-4 10-10 10H28c-6 0-10-4-10-10z" fill={`url(#${paper})`} />
      <g fill="none" stroke={gold[1]} strokeLinecap="round" strokeWidth="2">
        <path d="M25 126v-6c0-4 3-7 7-7s6 3 6 6-2 5-5 5M95 126v-6c0-4-3-7-7-7s-6 3-6 6 2 5 5 5M25 132h70" />
        <path d="M60 106v18M51 115h18M53.6 108.6l12.8 12.800M66.4 108.6l-12.8 12.8" opacity=".7" strokeWidth="1.5" />
      </g>
      <path d="M102 62v68c0 6-4 10-10 10H40c36-14 56-40 62-78z" fill="#2a0014" opacity=".2" />
      <path d="M18 62V38c0-6 4-10 10-10h64c6 0 10 4 10 10v24c-12 14-27 20-42 20S30 76 18 62z" fill="#2a0014" opacity=".28" />
      <path d="M18 58V38c0-6 4-10 10-10h64c6 0 10 4 10 10v20c-12 14-27 20-42 20S30 72 18 58z" fill={`url(#${flap})`} />
      <path d="M18 58c12 14 27 20 42 20s30-6 42-20" fill="none" stroke={gold[1]} strokeWidth="2.5" />
      <path d="M24 38c0-3 2-4 5-4h38" fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="2.5" opacity=".55" />
      <circle cx="60" cy="78" r="18" fill={`url(#${coin})`} stroke={gold[3]} strokeWidth="1.5" />
      <circle cx="60" cy="78" r="13.5" fill="none" stroke={gold[2]} strokeWidth="1.5" />
      <path d={`M60 68.5${star}`} fill={gold[3]} />
    </svg>
  )
}
const star = 'l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z'

type Paint = { id: string; tones: readonly [string, string, string, string] }

/** Lit from the top start. In the drawing's own measures, so that the halves of one body have one light. */
function Ball({ id, tones, x, y, r }: Paint & { x: number; y: number; r: number }) {
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={r}>
      <stop offset="0" stopColor={tones[0]} />
      <stop offset=".38" stopColor={tones[1]} />
      <stop offset=".78" stopColor={tones[2]} />
      <stop offset="1" stopColor={tones[3]} />
    </radialGradient>
  )
}

function Across({ id, tones, down }: Paint & { down?: boolean }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={down ? 0.4 : 1} y2={down ? 1 : 0.3}>
      <stop offset="0" stopColor={tones[0]} />
      <stop offset=".22" stopColor={tones[1]} />
      <stop offset=".78" stopColor={tones[2]} />
      <stop offset="1" stopColor={tones[3]} />
    </linearGradient>
  )
}

function Glow({ id }: { id: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor="#fff0b8" stopOpacity=".75" />
      <stop offset="1" stopColor="#ffd870" stopOpacity="0" />
    </radialGradient>
  )
}
