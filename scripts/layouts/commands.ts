import type { Command, Option } from './arguments.ts'

const layouts: Option = { placeholder: '<folder>', says: 'the folder of layouts; LAYOUTS_DIR or ./layouts without it' }
const textOrJson: Option = { values: ['text', 'json'], says: 'how the result is printed; text without it' }
const json: Option = { says: 'the same as --format json' }

/** Every command with its options. */
export const commands = {
  check: {
    operands: '[files]',
    says: 'what is wrong with documents, all of them when none is named',
    details: [
      'Prints path:line:column severity code message, with the line of the document below. A file is checked together with',
      'what it depends on; a folder stands for the documents in it, a name such as page/home for its files.',
    ],
    options: {
      format: { values: ['text', 'json', 'sarif'], says: 'how the result is printed; text without it' },
      json,
      sarif: { says: 'the same as --format sarif' },
      fix: { says: 'writes every fix that leaves no choice, then says what is left' },
      layouts,
    },
    examples: ['check', 'check layouts/_base/pages/home.json', 'check --fix', 'check --format sarif'],
  },
  format: {
    operands: '[files]',
    says: 'canonical key order and spacing, in place',
    options: { check: { says: 'only says which files are not formatted; exit code 1 if any is' }, layouts },
    examples: ['format', 'format --check', 'format layouts/_base/menus'],
  },
  migrate: {
    operands: '[files]',
    says: 'brings documents to the current format and to the current versions of their widgets, in place',
    options: { check: { says: 'only says what would be written; exit code 1 if anything would' }, layouts },
    examples: ['migrate', 'migrate --check', 'migrate layouts/_base/pages/home.json'],
  },
  diff: {
    operands: '<before> <after>',
    says: 'what differs by meaning between two files or two folders',
    options: { format: textOrJson, json },
    examples: ['diff layouts/_base/pages/home.json layouts/_base/pages/rng.json', 'diff layouts/_base/menus layouts/_base/menus'],
  },
  explain: {
    operands: '<document> [node]',
    says: 'what a document or node is, needs and who sees it; or what a diagnostic means',
    options: { layouts },
    examples: ['explain page/home', 'explain page/home banners', 'explain layout/invalid-prop'],
  },
  where: {
    operands: '<name>',
    says: 'where documents use a flag, word, source, widget, icon, page, menu, form, order, token or brand value',
    details: [
      'The name stands alone, or after its kind: flag.summerLobby, word.nav.home, icon.wallet, page/home. An address such as',
      '/rng means its page.',
    ],
    options: { format: textOrJson, json, layouts },
    examples: ['where flag.PROMOTION3', 'where games.hot', 'where constants.homePageSize', 'where /rng', 'where t:nav.home'],
  },
  words: {
    operands: '[export <language> | import <file>]',
    says: 'what is missing, wrong, changed or long among the translated words; writes and takes XLIFF 2 for translators',
    details: [
      'export prints a language with its English texts, its terms and where each text stands. import writes the translated texts',
      'into locales/ and into documents, all or none; what the file does not have stays. Texts that fill in other values or mark up',
      'other words than English, or lack a form of a plural, are refused.',
    ],
    options: {
      brand: { placeholder: '<brand>', says: 'the documents of one brand, and the languages that it offers; all without it' },
      language: { placeholder: '<tag>', says: 'one language; all that brands offer without it' },
      locales: { placeholder: '<folder>', says: 'the folder of words; ./locales without it' },
      dry: { says: 'import only says what would change' },
      layouts,
    },
    examples: ['words', 'words --language th', 'words export th > th.xlf', 'words import th.xlf --dry'],
  },
  schemas: {
    operands: '',
    says: 'writes JSON Schemas for editors to schemas/ in the folder of layouts',
    options: { check: { says: 'only says which are not current; exit code 1 if any is' }, layouts },
    examples: ['schemas', 'schemas --check'],
  },
  docs: {
    operands: '[folder]',
    says: 'writes the reference of documents and of diagnostics, layouts.md and diagnostics.md, to docs/ or to a folder',
    options: { check: { says: 'only says which are not current; exit code 1 if any is' } },
    examples: ['docs', 'docs --check'],
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands
