import { build } from '../../scripts/build.mjs'

/** Journeys walk through the production build; a stale one would tell about yesterday. */
export default async function buildFirst() {
  await build()
}
