import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

import { addWords } from './words.ts'
import type { Words } from './words.ts'

/** A component of a module that is fetched when it is first drawn; what the module exports as `words` is added before that. */
export function lazyComponent<Module extends object, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await withWords(load)) }))
}

/** Loads a module and adds the English words that it exports as `words`. */
export async function withWords<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  const module = await load()
  if ('words' in module) addWords(module.words as Words) // only words are exported by that name
  return module
}
