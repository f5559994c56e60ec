import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { keyedHash } from '../secrets.ts'

/**
 * A backup is a gzip file of text: a header line, then for each table a line with its columns, its rows in PostgreSQL's
 * COPY format, `\.` and a line with its sums, then the sequences, and a closing line with the sum of everything before
 * it. All lines but the rows are JSON.
 */
export const formatName = 'longhand-backup'
export const formatVersion = 1

export const endOfRows = Buffer.from('\\.\n')

const headerLine = z.object({
  format: z.literal(formatName),
  version: z.number().int().positive(),
  /** The version of the program in package.json. */
  product: z.string(),
  createdAt: z.string(),
  /** The times of all applied migrations, oldest first. */
  migrations: z.array(z.number()).min(1),
  /** The version of the tables of jobs; null where no server has made them yet. */
  jobs: z.number().int().nullable(),
  secret: z.string(),
})
export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
export const sumLine = z.object({ rows: z.number().int(), sha256: z.string() })
export const sequencesLine = z.object({
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
})
export const closingLine = z.object({
  end: z.literal(true),
  tables: z.number().int(),
  rows: z.number().int(),
  sha256: z.string(),
})
/** What is known before the version, so that a newer format is told from a file that is no backup. */
export const anyHeaderLine = z.looseObject({ format: z.literal(formatName), version: z.number() })
export const headerOfFormat = headerLine

export type BackupHeader = z.output<typeof headerLine>
export type BackupTable = z.output<typeof tableLine>
export type SequenceState = z.output<typeof sequencesLine>['sequences'][number]
export type BackupTotals = { tables: number; rows: number }

/** Identifies SECRET without telling anything about it. */
export function fingerprintOf(secret: string): string {
  return keyedHash(secret, 'backup', 'fingerprint')
}

const manifest = join(import.meta.dirname, '../../../package.json')

export function productVersion(): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
