/** Statements after which a server of the version before fails, with the way to do the same in two versions. */
const unbearable: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:column|table|view)\b/i, 'Stop using it in one version, and drop it in a later one.'],
  [/\brename\b/i, 'Add the new name, write both, and drop the old one in a later version.'],
  [
    /\balter\s+column\b.*\bset\s+data\s+type\b/is,
    'Add a column of the new type, and drop the old one in a later version.',
  ],
  [
    /\balter\s+column\b.*\bset\s+not\s+null\b/is,
    'Write the value in one version, and require it in a later one.',
  ],
]
const addedColumn = /\badd\s+column\b/i
const isRequired = /\bnot\s+null\b/i
const isFilled = /\bdefault\b|\bgenerated\b/i

/** What no server uses any more, so that its end disturbs nobody. Each needs the version that stopped using it. */
const allowed: Record<string, string> = {}

export type MigrationFile = { name: string; sql: string }

/**
 * Returns what servers of the version before cannot bear. In a rolling upgrade they run on the tables of the new one:
 * docs/how-to/deploy-and-upgrade.md.
 */
export function findUnbearable(files: MigrationFile[], after: string): string[] {
  return files
    .filter(({ name }) => name > after && !(name in allowed))
    .flatMap(({ name, sql }) => statementsOf(sql).flatMap((statement) => faultsOf(name, statement)))
}

function statementsOf(sql: string): string[] {
  return sql
    .replace(/--> statement-breakpoint/g, '')
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

function faultsOf(name: string, statement: string): string[] {
  const start = statement.replace(/\s+/g, ' ').slice(0, 90)
  const faults = unbearable.filter(([form]) => form.test(statement)).map(([, instead]) => instead)
  if (addedColumn.test(statement) && isRequired.test(statement) && !isFilled.test(statement))
    faults.push('Earlier servers do not write it: give it a default.')
  return faults.map((instead) => `${name}: “${start}” breaks servers of the version before. ${instead}`)
}
