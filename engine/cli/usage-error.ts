/** The command line itself is wrong: answered with a hint and exit status 2. */
export class UsageError extends Error {}
