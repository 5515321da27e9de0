import type { Diagnostic } from '../../schemas/diagnostics.ts'

/**
 * What a fault costs a player. `document`: the last good one is used, else what can be sanitized. `node`: its fallback, else nothing is
 * drawn there. `part`: the property, item or step alone. `nothing`: only reported to authors.
 */
type Cost = 'document' | 'node' | 'part' | 'nothing'
type Code = { severity: Diagnostic['severity']; costs: Cost; hint: string }

/** Every diagnostic there is. Each has a passing and a failing fixture in `tests/fixtures/diagnostics/<code>/`. */
export const diagnosticCodes = {
  'json/too-large': {
    severity: 'error',
    costs: 'document',
    hint: 'Split the page, or move texts into locales/.',
  },
  'json/encoding': {
    severity: 'error',
    costs: 'document',
    hint: 'Save the file as UTF-8 without BOM.',
  },
  'json/depth': { severity: 'error', costs: 'document', hint: 'Flatten what is nested.' },
  'json/syntax': {
    severity: 'error',
    costs: 'document',
    hint: 'JSON has no comments, no trailing commas and double quotes only.',
  },
  'json/duplicate-key': {
    severity: 'error',
    costs: 'document',
    hint: 'Remove one of the two.',
  },

  'document/unknown-kind': {
    severity: 'error',
    costs: 'document',
    hint: 'One of brand, flags, order, menu, form, page, overlay, words.',
  },
  'document/reader-too-old': {
    severity: 'error',
    costs: 'document',
    hint: 'Update Foyer, or lower minReader if older readers understand the document.',
  },
  'document/newer-format': {
    severity: 'info',
    costs: 'nothing',
    hint: 'What this reader does not know is left out.',
  },
  'document/migrated': {
    severity: 'info',
    costs: 'nothing',
    hint: 'Save it in the current format.',
  },
  'document/unknown-property': {
    severity: 'error',
    costs: 'part',
    hint: 'Remove it, or correct its name.',
  },
  'document/invalid': {
    severity: 'error',
    costs: 'document',
    hint: 'The generated schema in layouts/schemas/ describes the form.',
  },
  'document/misplaced': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Move or rename the file.',
  },
  'document/schema': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Name the schema of the kind, relative to the file; it serves the text editor alone.',
  },
  'document/duplicate': {
    severity: 'error',
    costs: 'document',
    hint: 'Rename or remove one of the files.',
  },
  'document/missing': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Add the document, or the portal draws its built-in one.',
  },
  'document/unknown-reference': {
    severity: 'error',
    costs: 'part',
    hint: 'Correct the name, or add the document.',
  },
  'document/kept': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Correct the document; the errors above say where.',
  },

  'layout/unknown-widget': {
    severity: 'error',
    costs: 'node',
    hint: 'Widgets are the folders of src/widgets/.',
  },
  'layout/widget-version': {
    severity: 'error',
    costs: 'node',
    hint: 'Write the node for the current version.',
  },
  'layout/widget-migrated': {
    severity: 'info',
    costs: 'nothing',
    hint: 'Save it in the current version.',
  },
  'layout/unknown-prop': {
    severity: 'error',
    costs: 'part',
    hint: 'Remove it, or correct its name.',
  },
  'layout/missing-prop': {
    severity: 'error',
    costs: 'node',
    hint: 'Add the prop.',
  },
  'layout/invalid-prop': {
    severity: 'error',
    costs: 'node',
    hint: 'The contract of the widget describes the prop.',
  },
  'layout/unknown-input': {
    severity: 'error',
    costs: 'part',
    hint: 'Remove it, or correct its name.',
  },
  'layout/missing-input': {
    severity: 'error',
    costs: 'node',
    hint: 'Bind the input to a source.',
  },
  'layout/unknown-source': {
    severity: 'error',
    costs: 'node',
    hint: 'Sources are declared in the contracts.ts files of src/runtime/model/.',
  },
  'layout/source-args': {
    severity: 'error',
    costs: 'node',
    hint: 'The source describes its arguments.',
  },
  'layout/source-type': {
    severity: 'error',
    costs: 'node',
    hint: 'Bind a source of that noun.',
  },
  'layout/unknown-slot': {
    severity: 'error',
    costs: 'part',
    hint: 'Remove it, or correct its name.',
  },
  'layout/slot-refuses': {
    severity: 'error',
    costs: 'node',
    hint: 'Put another widget there, or the node elsewhere.',
  },
  'layout/slot-too-few': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Add nodes to the slot.',
  },
  'layout/slot-too-many': {
    severity: 'error',
    costs: 'part',
    hint: 'Remove nodes from the slot.',
  },
  'layout/too-deep': { severity: 'error', costs: 'document', hint: 'Flatten the tree.' },
  'layout/too-many-nodes': { severity: 'error', costs: 'document', hint: 'Split the page.' },
  'layout/duplicate-id': { severity: 'error', costs: 'node', hint: 'Rename one of the two.' },
  'layout/unknown-icon': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Icons are listed in src/runtime/ui/pictures/icon-names.ts.',
  },
  'layout/unknown-token': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Tokens stand in brand.json.',
  },
  'layout/unknown-word': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Add the word, or correct the key.',
  },

  'layout/no-alternative': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Write what the picture says, or mark it as decoration. A picture that is a link needs the text.',
  },
  'layout/bare-word': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Players read the text as it stands; write "t:" before the key of a word.',
  },
  'layout/unknown-category': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Correct the code, or leave it if the gateway has such a category.',
  },

  'records/unknown-field': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Every source of a record lists its fields in the reference of documents.',
  },
  'records/unknown-action': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Every source of a record lists its actions in the reference of documents.',
  },

  'predicate/malformed': {
    severity: 'error',
    costs: 'node',
    hint: 'What cannot be evaluated is hidden.',
  },
  'predicate/too-large': {
    severity: 'error',
    costs: 'node',
    hint: 'Use `in` for lists of values.',
  },
  'predicate/unknown-fact': {
    severity: 'error',
    costs: 'node',
    hint: 'Facts are declared in src/schemas/facts.ts.',
  },
  'predicate/unknown-flag': {
    severity: 'error',
    costs: 'node',
    hint: 'Declare the flag, or correct its name.',
  },
  'predicate/wrong-type': {
    severity: 'error',
    costs: 'node',
    hint: 'Nothing is coerced: 1 is not "1".',
  },
  'predicate/outside': {
    severity: 'error',
    costs: 'node',
    hint: 'The fact can never have this value.',
  },
  'predicate/never-true': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Nobody sees this; remove it or correct the predicate.',
  },
  'predicate/always-true': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'The predicate says nothing; remove it.',
  },

  'page/no-address': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Add an address, or remove the empty list where the page is no page of its own.',
  },
  'page/route-clash': {
    severity: 'error',
    costs: 'part',
    hint: 'Remove the address from one of the pages.',
  },
  'page/parent-route': {
    severity: 'error',
    costs: 'part',
    hint: 'Name the page around it as "parent", and write the addresses as that page\'s, with "?page=" and a name: "/member?page=limits".',
  },
  'page/unknown-route': {
    severity: 'info',
    costs: 'nothing',
    hint: 'The not-found page will be shown.',
  },
  'menu/item-target': {
    severity: 'error',
    costs: 'part',
    hint: 'Keep one of them.',
  },
  'menu/item-label': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Give it a label, and an icon where the menu is drawn with icons.',
  },
  'order/anchor-later': {
    severity: 'error',
    costs: 'part',
    hint: 'Put the step that places the anchor first.',
  },
  'overlay/target-missing': {
    severity: 'error',
    costs: 'document',
    hint: 'Correct the target, or remove the overlay.',
  },
  'overlay/list-missing': {
    severity: 'error',
    costs: 'document',
    hint: 'Correct the node or slot.',
  },
  'overlay/key-missing': {
    severity: 'error',
    costs: 'document',
    hint: 'Correct the key, or use `ensure` to add it.',
  },
  'overlay/anchor-missing': {
    severity: 'info',
    costs: 'nothing',
    hint: 'Add another place to `to`.',
  },
  'brand/unknown-path': {
    severity: 'error',
    costs: 'node',
    hint: 'Write the path with dots, as in constants.homePageSize.',
  },
  'brand/listed-twice': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Remove one of the two.',
  },
  'brand/in-two-lists': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Remove it from one of the lists.',
  },
  'brand/default-language': {
    severity: 'error',
    costs: 'part',
    hint: 'Offer the language, or choose another default.',
  },
  'brand/unknown-token': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Correct the name, or add the token to _base/brand.json.',
  },
  'brand/unknown-constant': {
    severity: 'error',
    costs: 'nothing',
    hint: "Correct the name; a constant of the brand's own has a name of its own.",
  },
  'brand/invalid-value': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Correct the value.',
  },
  'brand/low-contrast': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Choose a lighter or darker shade of one of the two; the editor offers the nearest.',
  },
  'rules/autoplay': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Turn off playing by itself, or change `rules` of the brand.',
  },
  'rules/promotion-terms': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Add a link to the terms on this page.',
  },
  'rules/guest-promotions': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Show the block to players who are logged in, or open the page to them alone.',
  },
  'rules/responsible-gambling': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Add a link to that address to the footer.',
  },
  'rules/age-mark': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Turn on the age mark of the footer block.',
  },
  'words/plural-form': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Add a text for each form that the language knows; until then players read English there.',
  },
  'words/placeholder': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Write the names as English does.',
  },
  'words/unknown-key': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Correct the key; the key of a word of the brand itself begins with "own.".',
  },
  'words/language': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'Add the language to `languages` of the brand, or remove it here.',
  },
  'words/not-whole': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Add the text, or take the language out of `wholeLanguages` of the brand.',
  },
  'flags/default-type': {
    severity: 'error',
    costs: 'nothing',
    hint: 'Change the default or the type.',
  },
  'form/no-action': {
    severity: 'warning',
    costs: 'nothing',
    hint: 'An action is code: src/schemas/form-actions.ts lists them, src/runtime/model/topics.ts names the topic of each.',
  },
  'form/unknown-field': {
    severity: 'error',
    costs: 'part',
    hint: "Correct the field's id, or add the field.",
  },
} as const satisfies Record<string, Code>

export type DiagnosticCode = keyof typeof diagnosticCodes
