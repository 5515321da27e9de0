import type { Command, Option } from '../layouts/arguments.ts'

const json: Option = { says: 'prints the result as JSON' }
const override: Option = {
  placeholder: '<reason>',
  says: 'publishes without the approvals that a brand wants; the reason stays in the history and in the audit',
}
const note: Option = { placeholder: '<text>', says: 'says why, in the history; 500 characters at most' }

/** Every command with its options. */
export const commands = {
  list: {
    operands: '',
    says: 'the releases, newest first',
    options: {
      limit: { placeholder: '<number>', says: 'how many; 50 without it' },
      before: { placeholder: '<number>', says: 'only those before this one' },
      brand: { placeholder: '<name>', says: 'only those that changed something for this brand' },
      json,
    },
    examples: ['list', 'list --brand foyer --limit 5'],
  },
  show: {
    operands: '<number>',
    says: 'who published a release, when, why, and what it changed by meaning',
    options: { json },
    examples: ['show 12'],
  },
  diff: {
    operands: '<number> <number>',
    says: 'what differs by meaning between two releases',
    options: { json },
    examples: ['diff 9 12'],
  },
  restore: {
    operands: '<number>',
    says: 'makes all documents those of an earlier release, as a new release',
    options: { dry: { says: 'only says what would change' }, note, override, json },
    examples: ['restore 9 --dry', 'restore 9 --note "The summer lobby was too early"'],
  },
  import: {
    operands: '<folder>',
    says: 'makes a draft in which all documents are those of a folder, to be reviewed in the editor; with --publish, publishes it',
    details: [
      'A document that the folder does not have is removed. The folder is checked as a publication is: what would be a fault for',
      'players is refused.',
    ],
    options: {
      draft: { placeholder: '<name>', says: 'the name of the draft; import without it' },
      publish: { says: 'makes it a release, without a draft' },
      share: { placeholder: '<number>', says: 'with --publish, gives it to so many of 100 players first' },
      hosts: { placeholder: '<names>', says: 'with --publish, gives it to the visitors of these hosts first, with commas between them' },
      dry: { says: 'only says what would change' },
      note,
      override,
      json,
    },
    examples: [
      'import ../lobby/layouts --dry',
      'import ../lobby/layouts --draft summer',
      'import ../lobby/layouts --publish --note "From the design branch"',
      'import ../lobby/layouts --publish --share 5',
    ],
  },
  export: {
    operands: '<number> <folder>',
    says: 'writes the documents of a release to a folder',
    details: [
      'Documents of the folder that the release does not have are removed. A folder with files that no release holds is refused, but',
      'for hidden ones such as .git.',
    ],
    options: { force: { says: 'also replaces documents that no release holds, and leaves other files as they are' }, json },
    examples: ['export 12 ../copy', 'export 12 ../lobby/layouts --force'],
  },
  copy: {
    operands: '',
    says: 'carries the whole history, number by number and byte by byte, into an empty database',
    details: [
      'The other database is one of PostgreSQL by its address, or a file of SQLite by its path. It is filled as a whole or not at all;',
      'a copy that was cut off is run again.',
    ],
    options: { to: { placeholder: '<database>', says: 'the empty database' }, json },
    examples: ['copy --to postgres://foyer@db.example.com/foyer', 'copy --to backup.db'],
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands
