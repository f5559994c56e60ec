import { inOneLine } from '../../server/platform/in-one-line.ts'

/** A wrong call, or something that the command refuses. Its message is all that the operator sees. */
export class CommandRefusal extends Error {}

/** A call that the command does not understand. */
export class UsageError extends CommandRefusal {}

/**
 * Runs a command, and prints what went wrong in one line, as a start of the server does. Ends with 1 where it is refused
 * or fails, and with 2 for a wrong call.
 */
export async function runOperatorCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof CommandRefusal ? error.message : inOneLine(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
