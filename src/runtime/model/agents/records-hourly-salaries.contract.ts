import { salaryRecord } from './salary-record.ts'

/**
 * The hourly salaries of an agent and of the accounts below, of all or of one.
 *
 * Value    a page of rows, those that wait with what may be done with them; totals of the range and sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; switched off, or no agent: the node stays away
 * Login    an agent
 */
export const contract = salaryRecord('records.hourly-salaries', { rate: 'rate' })
