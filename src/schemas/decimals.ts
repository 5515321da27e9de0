/** Decimals that the gateway gives at most. */
export const mostDecimals = 4

/** How many decimals a brand’s currency has: none as in VND, 3 as in KWD. A brand without a number that makes sense has two. */
export function decimalsOf(brand: { constants?: Readonly<Record<string, unknown>> | undefined } | null | undefined): number {
  const decimals = brand?.constants?.['balanceDecimals'] as number // a number once it is found
  return possible.includes(decimals) ? decimals : 2
}
const possible = [0, 1, 2, 3, 4]
