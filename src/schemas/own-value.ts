/**
 * What an object has under a key that a document or the gateway chose, else undefined. Such a key may be what every object inherits
 * (`constructor`, `valueOf`): then it has only what was given to it.
 */
export function ownValue<Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
