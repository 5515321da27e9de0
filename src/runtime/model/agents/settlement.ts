import { constant } from '../site/brand-constants.ts'

const defaultMinutes = 5

/** How far settlements of real-time salaries are apart, counted from the full hour (decision 500); 0 for never. */
export const $settlesEveryMs = constant('realtimeSalaryMinutes', defaultMinutes).map((minutes) => Math.round(minutes * 60_000))
