/** Words of a record’s file; a widget that has one adds them to its own. `collected_part` says how the others are got. */
export const recordFileWords = {
  export: 'Export this page (CSV)',
  export_all: 'Export all pages (CSV)',
  collecting: 'Reading page {{page}} of {{pages}}',
  collecting_failed: 'Page {{page}} could not be read. What was read before is kept.',
  collected: 'The file has all {{rows}} rows.',
  collected_part: 'The file has the newest {{rows}} rows. Choose fewer days for the others.',
  go_on: 'Go on',
  stop: 'Stop',
}
