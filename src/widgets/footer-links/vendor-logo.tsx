type Lettering = { weight: number; width: number; italic?: boolean; family?: string }

/** The portal's own vendor logos for the footer: letters in the current colour, each in its own lettering. `width` at height 20. */
const letterings: ReadonlyMap<string, Lettering> = new Map<string, Lettering>([
  ['PG', { weight: 900, width: 38 }],
  ['EG2', { weight: 650, width: 44, italic: true }],
  ['PT', { weight: 800, width: 18 }],
  ['JDB', { weight: 900, width: 52, family: 'Rockwell, "Roboto Slab", Georgia, serif' }],
  ['CQ9', { weight: 500, width: 48 }],
  ['FC', { weight: 850, width: 34, family: 'Rockwell, "Roboto Slab", Georgia, serif' }],
  ['JL', { weight: 900, width: 36, family: 'Georgia, serif' }],
  ['BGS', { weight: 850, width: 40, italic: true }],
])

/** The logo of a vendor; one without its own lettering is plain text. */
export function VendorLogo({ vendor }: { vendor: string }) {
  const { weight, width, italic, family } = letterings.get(vendor) ?? { weight: 700, width: 12 * [...vendor].length }
  return (
    <svg width={width} height={20} viewBox={`0 0 ${width} 20`} aria-hidden="true" focusable="false">
      <text
        x="0"
        y="17"
        fontSize="21"
        fontWeight={weight}
        fontStyle={italic ? 'italic' : 'normal'}
        fontFamily={family}
        fill="currentColor"
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        direction="ltr"
      >
        {vendor}
      </text>
    </svg>
  )
}
