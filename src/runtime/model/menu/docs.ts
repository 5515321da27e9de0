import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'badges.messages': { description: 'How many messages are unread.' },
  'badges.promotions': { description: 'How many promotions wait for the player.' },
  menu: { description: 'A menu, ready to be drawn.', args: { id: { kind: 'menu' } } },
  'side-menu': { description: 'Whether the side menu is open.' },
})
