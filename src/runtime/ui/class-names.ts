/** Joins the class names that are set: `classes(styles.a, busy && styles.b)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined += joined ? ` ${name}` : name
  return joined
}
