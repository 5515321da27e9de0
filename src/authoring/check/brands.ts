import { pointerOf } from '../../schemas/json.ts'
import type { Brand } from '../../schemas/documents.ts'
import type { JsonObject } from '../../schemas/json.ts'
import type { Findings } from './findings.ts'
import { listed } from './sentences.ts'

/** The lists of a brand in which every entry stands once, by their pointers. */
function listsOf({ languages, hosts, agentTypes, trialTypes, launchOrigins = [], analytics = [], vendors }: Brand) {
  const lists: Readonly<Record<string, readonly (string | number)[]>> = {
    languages,
    hosts,
    agentTypes,
    trialTypes,
    launchOrigins,
    analytics,
  }
  return [
    ...Object.entries(lists).map(([name, entries]) => ({ pointer: pointerOf(name), name, entries })),
    ...Object.entries(vendors).map(([name, entries]) => ({ pointer: `/vendors${pointerOf(name)}`, name: `vendors.${name}`, entries })),
  ]
}

/** Checks what the values of a brand mean together. What players get lists nothing twice, and begins in a language that is offered. */
export function checkBrand(brand: Brand, findings: Findings): Brand {
  const lists = listsOf(brand)
  for (const { pointer, name, entries } of lists) checkEntries(pointer, name, entries, findings)
  for (const alone of [lists.filter(({ name }) => name.endsWith('Types')), lists.filter(({ name }) => name.startsWith('vendors.'))])
    checkApart(alone, findings)
  const languages = [...new Set(brand.languages)]
  const isOffered = languages.includes(brand.defaultLanguage)
  const [first = brand.defaultLanguage] = languages
  if (!isOffered)
    findings.add(
      'brand/default-language',
      '/defaultLanguage',
      `The default language is one of \`languages\`: ${listed(languages)}, not ${brand.defaultLanguage}.`,
      { also: '/languages', fix: languages.length === 1 ? [{ op: 'add', path: '/defaultLanguage', value: first }] : undefined },
    )
  return isOffered && languages.length === brand.languages.length
    ? brand
    : { ...brand, languages, defaultLanguage: isOffered ? brand.defaultLanguage : first }
}

function checkEntries(pointer: string, name: string, entries: readonly (string | number)[], findings: Findings): void {
  const twice = entries.flatMap((entry, index): { entry: string | number; at: string }[] =>
    entries.indexOf(entry) < index ? [{ entry, at: `${pointer}/${index}` }] : [],
  )
  for (const { entry, at } of twice) {
    const fix: JsonObject[] = [{ op: 'remove', path: at }]
    findings.add('brand/listed-twice', at, `${entry} stands twice in \`${name}\`.`, { fix })
  }
}

type List = ReturnType<typeof listsOf>[number]

/** An entry of one list is in none of the others. */
function checkApart(lists: readonly List[], findings: Findings): void {
  const holders = new Map<string | number, { name: string; at: string }>()
  for (const { pointer, name, entries } of lists)
    for (const [index, entry] of entries.entries()) {
      const before = holders.get(entry)
      const at = `${pointer}/${index}`
      if (!before) holders.set(entry, { name, at })
      else if (before.name !== name)
        findings.add('brand/in-two-lists', at, `${entry} stands in \`${before.name}\` and in \`${name}\`; it is in one of them.`, {
          also: before.at,
        })
    }
}
