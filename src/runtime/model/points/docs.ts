import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  points: { description: 'How many points the player has.' },
  'points.conversion': { description: 'Points for money: what they are worth, how many at once, and the current request.' },
  'points.earned': { description: 'The points that the player has earned, by type.' },
  'points.rules': { description: 'What earns points and what they are worth.' },
  'points.shop': { description: 'What points are redeemed for, a page of it, and the current request.' },
})
