import { memo } from 'react'

import type { BenchCard } from './document.ts'

/** Both sides draw the inside of a section alike; the bench compares the code that draws and changes the sections. */
export const Card = memo(function Card({ card }: { card: BenchCard }) {
  return (
    <li className="bench-card" data-key={card.id}>
      <button type="button">
        <img src={card.image} alt="" />
        <span>{card.title}</span>
        <small>{card.vendor}</small>
      </button>
    </li>
  )
})
