/** A pattern as it is matched: against the whole value, with Unicode's rules where it allows them. Undefined when it is no pattern. */
export function compile(source: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      new RegExp(source, flags) // by itself first: `a)|(b` would compile in the brackets alone
      return new RegExp(`^(?:${source})$`, flags)
    } catch {
      // the other flags may read it
    }
  }
  return undefined
}

/**
 * Whether the whole value matches; undefined when the pattern cannot be compiled, which some show only when they are run.
 * Takes as long as it takes: with a pattern from elsewhere, call it where it can be ended.
 */
export function answer(source: string, value: string): boolean | undefined {
  try {
    return compile(source)?.test(value)
  } catch {
    return undefined
  }
}
