/** Why the command could not run at all: exit code 2. */
export class CannotRun extends Error {}
