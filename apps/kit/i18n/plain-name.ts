import { capitalized } from '../../../src/schemas/readable-id.ts'

/** Names in the language of the shell, by property: of props, inputs, arguments and choices. English ones are made of the property. */
export type Names = Readonly<Record<string, string>>

let names: Names = {}

/** From now on properties have these names; without any they are made of the property. Its caller has what shows them drawn again. */
export function namesChosen(chosen: Names = {}): void {
  names = chosen
}

/** The name of a property as operators read it, in the language of the shell where it has one. */
export function plainName(property: string): string {
  return Object.hasOwn(names, property) ? (names[property] ?? property) : englishName(property)
}

/** A property in a sentence about it: its name in the language of the shell, in English the property itself. */
export function propertyName(property: string): string {
  return Object.hasOwn(names, property) ? (names[property] ?? property) : property
}

/** The English name of a property, for texts of documents too: "homePageSize" → "Home page size", "seeAll" → "See all". */
export function englishName(property: string): string {
  const words = property
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()))
  return capitalized(words.join(' '))
}
