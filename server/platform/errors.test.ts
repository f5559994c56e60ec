import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileTexts } from '../../contract/chats/files.ts'
import { errors } from '../../contract/errors.ts'
import { inEnglish } from '../../texts/english.ts'
import { AppError, asAppError, notFound } from './errors.ts'
import { createQuietWarning, plainError } from './log.ts'

const withCode = (code: string) => Object.assign(new Error('from below'), { code })
/** Wraps the driver's error the way Drizzle does. */
const wrapped = (code: string) => new Error('Failed query: secret', { cause: withCode(code) })

test.each([
  ['ENOSPC', 'storage_full', 507],
  ['53100', 'storage_full', 507],
  ['ECONNREFUSED', 'database_unavailable', 503],
  ['ECONNRESET', 'database_unavailable', 503],
  ['57P01', 'database_unavailable', 503],
  ['57P03', 'database_unavailable', 503],
  ['08006', 'database_unavailable', 503],
  ['53300', 'database_unavailable', 503],
  ['22021', 'invalid_input', 400],
  ['22007', 'invalid_input', 400],
  ['22008', 'invalid_input', 400],
  ['22P02', 'invalid_input', 400],
  ['23503', 'conflict', 409],
  ['23505', 'internal', 500],
])('translates %s to %s for the caller', (code, known, status) => {
  for (const error of [withCode(code), wrapped(code)]) {
    expect(asAppError(error)).toMatchObject({ code: known, status })
    expect(asAppError(error).message).not.toContain('secret')
  }
})

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'database "longhand" is not currently accepting connections',
  'Client has encountered a connection error and is not queryable',
])('takes “%s” as an unreachable database', (words) => {
  for (const error of [new Error(words), new Error('Failed query: secret', { cause: new Error(words) })])
    expect(asAppError(error)).toMatchObject({ code: 'database_unavailable', status: 503 })
})

test('reports a disk that is really full', () => {
  let refused: unknown
  try {
    writeFileSync('/dev/full', 'x')
  } catch (error) {
    refused = error
  }
  // Where the system has no /dev/full, the write created a file or failed for another reason.
  if ((refused as { code?: string } | undefined)?.code === 'ENOSPC')
    expect(asAppError(refused).code).toBe('storage_full')
})

test.each([undefined, null, 'text', 7, {}, new Error('boom')])(
  'reports %j as an internal fault in plain words',
  (error) => {
    expect(asAppError(error)).toMatchObject({ code: 'internal', status: 500 })
  },
)

test('has for every code an error status and a sentence', () => {
  for (const [code, { status, text }] of Object.entries(errors)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(600)
    expect(inEnglish(text), code).toMatch(/^[A-Z].*[.]$|^Out of Words$/)
  }
})

test('gives an error without its own text the text of its code', () => {
  const error = new AppError('search_timeout')
  expect(error.body()).toEqual({
    error: 'This search took too long. Please look for longer words.',
    code: 'search_timeout',
    says: errors.search_timeout.text,
  })
  expect(error.status).toBe(503)
  expect(notFound('chat').body()).toEqual({
    error: 'This chat was not found.',
    code: 'not_found',
    says: { key: 'refusals.notFound', values: { what: { key: 'nouns.chat' } } },
  })
})

test('logs a failed query without its parameters', () => {
  const error = new Error("Failed query: insert …\nparams: the user's own words", {
    cause: withCode('53100'),
  })
  expect(JSON.stringify(plainError(error))).not.toContain('own words')
  expect(plainError(error)).toMatchObject({ message: 'Failed query', code: '53100' })
})

test('logs neither values that the database quotes nor sentences for the user', () => {
  const quoted = Object.assign(new Error('invalid input syntax for type timestamp: "own words"'), {
    code: '22007',
    severity: 'ERROR',
  })
  for (const error of [quoted, new Error('Failed query: own words', { cause: quoted })]) {
    expect(JSON.stringify(plainError(error))).not.toContain('own words')
    expect(plainError(error)).toMatchObject({ code: '22007' })
  }
  const refusal = plainError(new AppError('file_unreadable', fileTexts.unreadable({ name: 'own words.txt' })))
  expect(JSON.stringify(refusal)).not.toContain('own words')
  expect(refusal).toMatchObject({ code: 'file_unreadable' })
})

test('logs the message of an error that a library reports as a plain object', () => {
  expect(plainError({ message: 'connect refused', code: 'ECONNREFUSED' })).toEqual({
    message: 'connect refused',
    code: 'ECONNREFUSED',
  })
  expect(plainError({ message: 'own words', severity: 'ERROR' })).toEqual({
    message: 'The database refused a statement',
  })
  expect(plainError(null)).toEqual({ message: 'unknown' })
})

test('logs what a library reports again and again at most once a minute', () => {
  let time = 0
  const lines: { leftOut?: number }[] = []
  const warn = createQuietWarning(
    { warn: (line: object) => void lines.push(line) } as never,
    'jobs',
    () => time,
  )
  for (; time < 120_000; time += 1_000) warn(new Error('connect refused'))
  warn(new Error('another'))
  expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, 59, undefined])
})
