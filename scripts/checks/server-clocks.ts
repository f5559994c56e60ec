import type { ProjectFile } from '../project-files.ts'

/** Moments at which something ends or counts as dead. Servers of one database must agree on them. */
const columns = 'expiresAt|trustedUntil|beatAt|resetsAt|blockedUntil|deletedAt'
const names = 'expires_at|trusted_until|beat_at|resets_at|blocked_until|deleted_at'

const comparisons = [
  new RegExp(`\\b(?:lt|lte|gt|gte)\\([\\w.]*\\b(?:${columns}),(?!\\s*sql\\b)`, 'g'),
  new RegExp(`\\b(?:${columns})\\b\\)? *[<>]=? *[\\w(]`, 'g'),
  new RegExp(`\\b(?:${names}) *[<>]=? *\\$`, 'g'),
  // An age in a condition, whatever its column.
  /\bnew Date\(\s*(?:\w+\.)?now\(\)\.getTime\(\) *[-+]/g,
  /\.toISOString\(\)\}(?:::timestamptz)? *[-+]/g,
]

/** Files that may do so, and why. */
const mayCompare: Record<string, string> = {
  'server/domains/credits/read-usage.ts': 'whole days of a chart, which removes nothing',
}

/**
 * Returns the lines of the server that compare an expiry or a heartbeat with a time of this process. The local payment
 * provider has a clock of its own, which its tests move.
 */
export function findClockComparisons(files: ProjectFile[]): string[] {
  return files
    .filter(
      ({ path }) =>
        /^server\/(?:domains|platform)\//.test(path) && !path.endsWith('.test.ts') && !mayCompare[path],
    )
    .flatMap(({ path, text }) =>
      comparisons.flatMap((comparison) =>
        [...text.matchAll(comparison)].map(
          ({ index }) =>
            `${path}:${text.slice(0, index).split('\n').length}: 19: the clocks of two servers differ. Compare with the database’s now() in the statement.`,
        ),
      ),
    )
}
