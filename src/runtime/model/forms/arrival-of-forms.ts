import { arrival } from '../later/arrival.ts'

/** The forms' arrival in a portal: `here.first` happens once, `here.arrived` is what their sources and intents call. */
export const here = arrival()
