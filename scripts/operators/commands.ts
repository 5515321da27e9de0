import { roles } from '../../apps/server/operators/calls.ts'
import type { Command } from '../layouts/arguments.ts'

/** Every command with its options. */
export const commands = {
  add: {
    operands: '<e-mail>',
    says: 'gives somebody a role, and prints a one-time link at which a new operator sets the password',
    details: ['The link works once, for three days. For an operator who is there already only the role is changed, at once.'],
    options: {
      role: { values: roles, says: 'what the operator may do; each may do what the one before it may' },
      brand: { placeholder: '<name>', says: 'for this brand alone; without it for all brands' },
      name: { placeholder: '<name>', says: 'the name in the history; without it the part of the e-mail before "@"' },
    },
    examples: ['add ann@example.com --role admin', 'add ben@example.com --role publisher --brand kestrel --name "Ben Wu"'],
  },
  list: {
    operands: '',
    says: 'all operators with their roles',
    options: { json: { says: 'prints the result as JSON' } },
    examples: ['list'],
  },
  disable: {
    operands: '<e-mail>',
    says: 'ends the sessions of an operator at once, and lets nobody sign in with this e-mail any more',
    options: {},
    examples: ['disable ben@example.com'],
  },
  link: {
    operands: '<e-mail>',
    says: 'prints another one-time link at which an operator sets the password, as for one who has forgotten it',
    options: {},
    examples: ['link ann@example.com'],
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands
