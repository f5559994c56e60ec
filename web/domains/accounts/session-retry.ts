/** docs/spec/2-commercial.md section 7: five seconds for the response, then up to three retries after 1, 2 and 4 s. */
export const sessionRetriesMax = 3

/** `failures` counts from 0. */
export function sessionRetryDelayMs(failures: number): number {
  return 1_000 * 2 ** Math.min(failures, sessionRetriesMax - 1)
}
