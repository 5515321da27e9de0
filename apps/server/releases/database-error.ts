/** Why the database could not be used: nothing was written. `away`: no answer; `disk`: no room; `busy`: another process is writing. */
export class DatabaseError extends Error {
  readonly reason: 'away' | 'disk' | 'busy' | 'newer'
  constructor(reason: DatabaseError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** Runs a query; what the driver throws becomes a `DatabaseError` where it says why the database cannot be used now. */
export async function mapped<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw databaseErrorOf(error) ?? error
  }
}

const away = /^(?:ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|08|57P0|53300|3D000|28)/
const disk =
  /^(?:SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)|53100|ENOSPC|EACCES|EROFS|EDQUOT|EPERM|EEXIST|ENOTDIR|EISDIR|EMFILE|ENFILE)/
const busy = /^(?:SQLITE_BUSY|SQLITE_LOCKED|40001|40P01|55P03)/

export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  if (!(error instanceof Error)) return undefined
  const { message, code = '' } = error as Error & { code?: string } // of SQLite, PostgreSQL or the system
  if (busy.test(code) || /database is locked/.test(message)) return new DatabaseError('busy', message)
  if (disk.test(code) || /ConnectionFailed|disk I\/O error|database or disk is full|readonly database|not a database/.test(message))
    return new DatabaseError('disk', message)
  if (
    away.test(code) ||
    /Connection terminated|timeout expired|Query read timeout|connection timeout|Client has encountered/i.test(message)
  )
    return new DatabaseError('away', message || code)
  return undefined
}

/** Whether the connection that a query was given had ended: by the database's own stop, or by whatever stands between. */
export function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { message, code = '' } = error as Error & { code?: string } // of PostgreSQL or the system
  return /^(?:57P01|57P02|ECONNRESET|EPIPE)$/.test(code) || /^Connection terminated|^Client has encountered/.test(message)
}
