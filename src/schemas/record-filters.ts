/** Filters of records besides their days, by the gateway's names; each record's call takes some of them. */
export const recordFilters = [
  'gameCategory',
  'vassalage',
  'type',
  'status',
  'account',
  'state',
  'periodType',
  'parent',
  'direction',
  'contractType',
] as const
