import { memo, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'

import { Card } from './card.tsx'
import type { BenchSection } from './document.ts'
import { frameClass, pageClass } from './styles.ts'

const Section = memo(function Section({ section }: { section: BenchSection }) {
  const label = `bench-${section.id}-label`
  return (
    <section data-node={section.id} className={frameClass} aria-labelledby={label}>
      <h2 id={label}>{section.title}</h2>
      <ul className="bench-cards">
        {section.cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
})

let setSections: Dispatch<SetStateAction<BenchSection[]>> = () => {}

function Lobby({ first }: { first: BenchSection[] }) {
  const [sections, set] = useState(first)
  setSections = set
  return (
    <main data-page="bench" className={pageClass} id="main" tabIndex={-1}>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </main>
  )
}

let root: Root | undefined

/** A lobby by hand: state at the root, sections and cards memoised and keyed. */
window.__bench = {
  name: 'React',
  mount({ sections }) {
    root = createRoot(document.getElementById('root')!)
    root.render(<Lobby first={sections} />)
  },
  update: (index, title) => setSections((sections) => sections.map((section, at) => (at === index ? { ...section, title } : section))),
  reorder: () => setSections((sections) => [...sections.slice(-1), ...sections.slice(0, -1)]),
  unmount() {
    root?.unmount()
    root = undefined
    setSections = () => {} // releases the sections that were drawn
  },
}
