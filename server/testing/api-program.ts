import { randomUUID } from 'node:crypto'
import type { ApiKeyInput, NewApiKey } from '../../contract/api/api-keys.ts'
import { apiScopes } from '../../contract/api/api-keys.ts'
import { apiKeys } from '../domains/api-keys/tables.ts'
import { bulkJobs } from '../domains/public-api/tables.ts'
import type { Database } from '../platform/database/database.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './test-user.ts'

/** A program that calls the API with a key. */
export type TestProgram = {
  secret: string
  keyId: string
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
}

/** Makes a key of a user, with every permission unless said otherwise. */
export async function makeProgram(
  app: Pick<TestApp, 'request'>,
  user: TestUser,
  input: Partial<ApiKeyInput> = {},
): Promise<TestProgram> {
  const answer = await user.send('POST', '/api/api-keys', { name: 'Test', scopes: apiScopes, ...input })
  if (answer.status !== 201) throw new Error(await answer.text())
  const { key, secret } = (await answer.json()) as NewApiKey
  return { secret, keyId: key.id, call: callerWith(app, secret) }
}

/** Stores a key for an account whose plan has no API, and discards its secret. Returns its id. */
export async function storeKey(db: Database, userId: string): Promise<string> {
  const [row] = await db
    .insert(apiKeys)
    .values({
      userId,
      name: 'Stored',
      hash: randomUUID(),
      lastFour: 'test',
      scopes: ['detect'],
      addresses: [],
    })
    .returning({ id: apiKeys.id })
  return row!.id
}

export function callerWith(app: Pick<TestApp, 'request'>, secret: string | null): TestProgram['call'] {
  return (method, path, body, headers = {}) =>
    app.request(path, {
      method,
      headers: {
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
}

/** Returns the status and the code of a refusal of the API. */
export async function apiRefusal(answer: Response | Promise<Response>) {
  const response = await answer
  const { error } = (await response.json()) as { error: { code: string } }
  return `${response.status} ${error?.code}`
}

/** Stores a bulk job that has ended. */
export async function storeBulkJob(db: Database, userId: string): Promise<string> {
  const [job] = await db
    .insert(bulkJobs)
    .values({
      userId,
      kind: 'detect',
      choices: {},
      state: 'done',
      name: 'stored.csv',
      total: 0,
      words: 0,
      characters: 0,
    })
    .returning({ id: bulkJobs.id })
  return job!.id
}
