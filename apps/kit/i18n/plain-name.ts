import { capitalized } from '../../../src/schemas/readable-id.ts'
import { wordsOfFile } from './words.ts'

/** The name of a property as operators read it. */
export function plainName(property: string): string {
  return nameInLanguage(property) ?? englishName(property)
}

/** A property in a sentence about it: its name in the language of the shell, in English the property itself. */
export function propertyName(property: string): string {
  return nameInLanguage(property) ?? property
}

/** The name of a property, an input, an argument or a choice in the file `names` of the shell's language, where it is there. */
function nameInLanguage(property: string): string | undefined {
  const names = wordsOfFile('names') ?? {}
  return Object.hasOwn(names, property) ? names[property] : undefined
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
