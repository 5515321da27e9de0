import { build } from '../../scripts/build.mjs'

/** Journeys use the production build; with a stale one they would test old code. */
export default async function buildFirst() {
  await build()
}
