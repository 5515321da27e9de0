/** Why nothing was written, in words for the person at the keyboard. */
export class Refused extends Error {}
