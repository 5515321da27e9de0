import { useUnit } from 'effector-react'
import { useEffect } from 'react'

import { $assertive, $polite, liveRegionsMounted } from './announcements.ts'

/** The two places that screen readers listen to; mounted once, outside everything that may become inert. */
export function LiveRegions() {
  const { polite, assertive, mounted } = useUnit({ polite: $polite, assertive: $assertive, mounted: liveRegionsMounted })
  useEffect(() => {
    const timer = setTimeout(mounted) // a reader must have met the regions before their first sentence
    return () => clearTimeout(timer)
  }, [mounted])
  return (
    <>
      <output aria-live="polite" aria-atomic="false" aria-relevant="additions" className="visually-hidden" data-live="polite">
        {polite.map(({ text, turn }) => (
          <span key={turn}>{text}</span>
        ))}
      </output>
      <div
        role="alert"
        aria-live="assertive"
        aria-atomic="false"
        aria-relevant="additions"
        className="visually-hidden"
        data-live="assertive"
      >
        {assertive.map(({ text, turn }) => (
          <p key={turn}>{text}</p>
        ))}
      </div>
    </>
  )
}
