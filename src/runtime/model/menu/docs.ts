import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'badges.messages': { description: 'Number of unread messages.' },
  'badges.promotions': { description: 'Number of promotions that the player can claim.' },
  menu: { description: 'A menu with its items.', args: { id: { kind: 'menu' } } },
  'side-menu': { description: 'Whether the side menu is open.' },
})
