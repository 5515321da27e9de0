import type { Diagnostic } from '../../schemas/diagnostics.ts'

/**
 * What a fault costs a player. `document`: the last good one is used, else what can be sanitized. `node`: its fallback, else nothing is
 * drawn there. `part`: the property, item or step alone. `nothing`: only reported to authors.
 */
type Cost = 'document' | 'node' | 'part' | 'nothing'
type Code = { severity: Diagnostic['severity']; costs: Cost; meaning: string; hint: string }

/** Every diagnostic there is. Each has a passing and a failing fixture in `tests/fixtures/diagnostics/<code>/`. */
export const diagnosticCodes = {
  'json/too-large': {
    severity: 'error',
    costs: 'document',
    meaning: 'A document has at most 256 KiB.',
    hint: 'Split the page, or move texts into locales/.',
  },
  'json/encoding': {
    severity: 'error',
    costs: 'document',
    meaning: 'A document is UTF-8 without a byte order mark.',
    hint: 'Save the file as UTF-8 without BOM.',
  },
  'json/depth': { severity: 'error', costs: 'document', meaning: 'Brackets nest at most 64 deep.', hint: 'Flatten what is nested.' },
  'json/syntax': {
    severity: 'error',
    costs: 'document',
    meaning: 'The text is not JSON (RFC 8259).',
    hint: 'JSON has no comments, no trailing commas and double quotes only.',
  },
  'json/duplicate-key': {
    severity: 'error',
    costs: 'document',
    meaning: 'A key stands once in an object.',
    hint: 'Remove one of the two.',
  },

  'document/unknown-kind': {
    severity: 'error',
    costs: 'document',
    meaning: 'A document says its kind.',
    hint: 'One of brand, flags, order, menu, form, page, overlay.',
  },
  'document/reader-too-old': {
    severity: 'error',
    costs: 'document',
    meaning: 'The document asks for a newer Foyer than this one.',
    hint: 'Update Foyer, or lower minReader if older readers understand the document.',
  },
  'document/newer-format': {
    severity: 'info',
    costs: 'nothing',
    meaning: 'The document has a newer format but allows this reader.',
    hint: 'What this reader does not know is left out.',
  },
  'document/migrated': {
    severity: 'info',
    costs: 'nothing',
    meaning: 'The document has an older format and was brought up to date.',
    hint: 'Save it in the current format.',
  },
  'document/unknown-property': {
    severity: 'error',
    costs: 'part',
    meaning: 'Documents hold only the properties of their kind.',
    hint: 'Remove it, or correct its name.',
  },
  'document/invalid': {
    severity: 'error',
    costs: 'document',
    meaning: 'A value does not have the form that its kind says.',
    hint: 'The generated schema in layouts/schemas/ describes the form.',
  },
  'document/misplaced': {
    severity: 'warning',
    costs: 'nothing',
    meaning: 'The folder says the kind and the file name the id.',
    hint: 'Move or rename the file.',
  },
  'document/duplicate': {
    severity: 'error',
    costs: 'document',
    meaning: 'A brand has one document of a kind and id.',
    hint: 'Rename or remove one of the files.',
  },
  'document/missing': {
    severity: 'warning',
    costs: 'nothing',
    meaning: 'A page that Foyer itself asks for is not there.',
    hint: 'Add the document, or the portal draws its built-in one.',
  },
  'document/unknown-reference': {
    severity: 'error',
    costs: 'part',
    meaning: 'A document names another one that is not there.',
    hint: 'Correct the name, or add the document.',
  },
  'document/kept': {
    severity: 'warning',
    costs: 'nothing',
    meaning: 'The document cannot be used, so the last good one stays.',
    hint: 'Mend the document; the errors above say where.',
  },

  'layout/unknown-widget': {
    severity: 'error',
    costs: 'node',
    meaning: 'A node names a widget that there is.',
    hint: 'Widgets are the folders of src/widgets/.',
  },
  'layout/widget-version': {
    severity: 'error',
    costs: 'node',
    meaning: 'A node is written for a version of its widget that is known, or can be migrated to it.',
    hint: 'Write the node for the current version.',
  },
  'layout/widget-migrated': {
    severity: 'info',
    costs: 'nothing',
    meaning: 'A node is written for an older version of its widget and was brought up to date.',
    hint: 'Save it in the current version.',
  },
  'layout/unknown-prop': {
    severity: 'error',
    costs: 'part',
    meaning: 'A node gives its widget only the props of its contract.',
    hint: 'Remove it, or correct its name.',
  },
  'layout/missing-prop': {
    severity: 'error',
    costs: 'node',
    meaning: 'A widget gets the props that it cannot do without.',
    hint: 'Add the prop.',
  },
  'layout/invalid-prop': {
    severity: 'error',
    costs: 'node',
    meaning: 'A prop has the type and bounds of the contract.',
    hint: 'The contract of the widget describes the prop.',
  },
  'layout/unknown-input': {
    severity: 'error',
    costs: 'part',
    meaning: 'A node binds only inputs of its widget.',
    hint: 'Remove it, or correct its name.',
  },
  'layout/missing-input': {
    severity: 'error',
    costs: 'node',
    meaning: 'A node binds every input that its widget needs.',
    hint: 'Bind the input to a source.',
  },
  'layout/unknown-source': {
    severity: 'error',
    costs: 'node',
    meaning: 'A binding names a source that there is.',
    hint: 'Sources are the *.source.ts files of src/runtime/model/.',
  },
  'layout/source-args': {
    severity: 'error',
    costs: 'node',
    meaning: 'A source gets the arguments that it declares.',
    hint: 'The source describes its arguments.',
  },
  'layout/source-type': {
    severity: 'error',
    costs: 'node',
    meaning: 'A source gives the noun that the input takes.',
    hint: 'Bind a source of that noun.',
  },
  'layout/unknown-slot': {
    severity: 'error',
    costs: 'part',
    meaning: 'A node fills only slots of its widget.',
    hint: 'Remove it, or correct its name.',
  },
  'layout/slot-refuses': {
    severity: 'error',
    costs: 'node',
    meaning: 'A slot takes the widgets that its contract allows.',
    hint: 'Put another widget there, or the node elsewhere.',
  },
  'layout/slot-too-few': {
    severity: 'error',
    costs: 'nothing',
    meaning: 'A slot has as many nodes as its contract asks for.',
    hint: 'Add nodes to the slot.',
  },
  'layout/slot-too-many': {
    severity: 'error',
    costs: 'part',
    meaning: 'A slot has at most as many nodes as its contract and the limit of 100 allow.',
    hint: 'Remove nodes from the slot.',
  },
  'layout/too-deep': { severity: 'error', costs: 'document', meaning: 'Slots nest at most 8 deep.', hint: 'Flatten the tree.' },
  'layout/too-many-nodes': { severity: 'error', costs: 'document', meaning: 'A page has at most 1,000 nodes.', hint: 'Split the page.' },
  'layout/duplicate-id': { severity: 'error', costs: 'node', meaning: 'An id stands once in a document.', hint: 'Rename one of the two.' },
  'layout/unknown-icon': {
    severity: 'error',
    costs: 'nothing',
    meaning: 'An icon has a drawing.',
    hint: 'Icons are listed in src/runtime/ui/icon-names.ts.',
  },
  'layout/unknown-token': {
    severity: 'error',
    costs: 'nothing',
    meaning: 'A token is one of the brand.',
    hint: 'Tokens stand in brand.json.',
  },
  'layout/unknown-word': {
    severity: 'warning',
    costs: 'nothing',
    meaning: 'A `t:` key is in the page, its widget or locales/.',
    hint: 'Add the word, or correct the key.',
  },

  'predicate/malformed': {
    severity: 'error',
    costs: 'node',
    meaning: 'A predicate has one of the forms all, any, not, eq, in, gte, lte, flag, from, until.',
    hint: 'What cannot be evaluated is hidden.',
  },
  'predicate/too-large': {
    severity: 'error',
    costs: 'node',
    meaning: 'A predicate is at most 6 deep and has at most 64 leaves.',
    hint: 'Use `in` for lists of values.',
  },
  'predicate/unknown-fact': {
    severity: 'error',
    costs: 'node',
    meaning: 'A predicate asks for facts that there are.',
    hint: 'Facts are declared in src/schemas/facts.ts.',
  },
  'predicate/unknown-flag': {
    severity: 'error',
    costs: 'node',
    meaning: 'A predicate asks for flags that flags.json declares.',
    hint: 'Declare the flag, or correct its name.',
  },
  'predicate/wrong-type': {
    severity: 'error',
    costs: 'node',
    meaning: 'A fact is compared with a value of its own type, by an operator that it has.',
    hint: 'Nothing is coerced: 1 is not "1".',
  },
  'predicate/outside': {
    severity: 'error',
    costs: 'node',
    meaning: 'A fact is compared with a value that it can have.',
    hint: 'The fact can never have this value.',
  },
  'predicate/never-true': {
    severity: 'warning',
    costs: 'nothing',
    meaning: 'No combination of facts makes the predicate true.',
    hint: 'Nobody sees this; remove it or correct the predicate.',
  },
  'predicate/always-true': {
    severity: 'warning',
    costs: 'nothing',
    meaning: 'Every combination of facts makes the predicate true.',
    hint: 'The predicate says nothing; remove it.',
  },

  'page/route-clash': {
    severity: 'error',
    costs: 'part',
    meaning: 'An address belongs to one page.',
    hint: 'Remove the address from one of the pages.',
  },
  'page/unknown-route': {
    severity: 'info',
    costs: 'nothing',
    meaning: 'An address leads to a page that there is.',
    hint: 'The not-found page will be shown.',
  },
  'menu/item-target': {
    severity: 'error',
    costs: 'part',
    meaning: 'An item has one of to, intent, items, each.',
    hint: 'Keep one of them.',
  },
  'order/anchor-later': {
    severity: 'error',
    costs: 'part',
    meaning: 'What a step stands beside is not placed or removed by the same or a later step.',
    hint: 'Put the step that places the anchor first.',
  },
  'overlay/target-missing': {
    severity: 'error',
    costs: 'document',
    meaning: 'An overlay changes a document that there is.',
    hint: 'Correct the target, or remove the overlay.',
  },
  'overlay/list-missing': {
    severity: 'error',
    costs: 'document',
    meaning: '`in` names a slot of a node of the target, as "node-id/slot".',
    hint: 'Correct the node or slot.',
  },
  'overlay/key-missing': {
    severity: 'error',
    costs: 'document',
    meaning: 'A step names a key that the target has.',
    hint: 'Correct the key, or use `ensure` to add it.',
  },
  'overlay/anchor-missing': {
    severity: 'info',
    costs: 'nothing',
    meaning: 'Nothing that the item should stand beside is there, so it stays.',
    hint: 'Add another place to `to`.',
  },
  'brand/unknown-path': {
    severity: 'error',
    costs: 'node',
    meaning: 'A `brand` reference names a value of brand.json.',
    hint: 'Write the path with dots, as in constants.homePageSize.',
  },
  'flags/default-type': {
    severity: 'error',
    costs: 'nothing',
    meaning: "A flag's default has the flag's type.",
    hint: 'Change the default or the type.',
  },
  'form/unknown-field': {
    severity: 'error',
    costs: 'part',
    meaning: 'A method or group lists fields that the form has.',
    hint: "Correct the field's id, or add the field.",
  },
} as const satisfies Record<string, Code>

export type DiagnosticCode = keyof typeof diagnosticCodes
