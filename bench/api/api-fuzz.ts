import { Client } from 'pg'
import { apiScopes } from '../../contract/api/api-keys.ts'
import { type ApiDocument, fuzzApi } from '../../server/testing/api-fuzz/fuzz-api.ts'
import { startOwnPostgres } from '../support/outage/own-postgres.ts'
import { startProgram } from '../support/processes.ts'
import { printTable } from '../support/table.ts'
import { makeUsers } from '../support/users.ts'

const requests = 20_000

/**
 * Sends random requests of every call of the API to a server, and compares each answer with the OpenAPI document: its status,
 * its type and its form. `--requests=N` sends another number, `--seed=N` others.
 */
export async function benchApiFuzz(): Promise<void> {
  const count = numberOf('requests', requests)
  const seed = numberOf('seed', 39)
  const postgres = await startOwnPostgres()
  const server = await startProgram('server/main.ts', {
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    SECRET: 'a secret of this bench, with more than 32 signs',
    BILLING: 'off',
    LOCAL_MODELS: 'off',
    LOG_LEVEL: 'fatal',
  })
  const database = new Client(postgres.connection)
  await database.connect()
  try {
    const [user] = await makeUsers(postgres.connection, 1)
    const call = async (path: string, body: object, headers: Record<string, string>) => {
      const sent = { ...headers, 'content-type': 'application/json' }
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: sent,
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Record<string, string>
    }
    const { secret = '' } = await call('/api/api-keys', { name: 'Random', scopes: apiScopes }, user ?? {})
    const { secret: narrow = '' } = await call(
      '/api/api-keys',
      { name: 'One', scopes: ['usage'] },
      user ?? {},
    )
    const { id: essay = '' } = await call(
      '/api/v1/essays',
      { title: 'Random' },
      { authorization: `Bearer ${secret}` },
    )
    const startedAt = performance.now()
    const { statuses, faults } = await fuzzApi({
      document: (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as ApiDocument,
      send: (path, init) => fetch(server.url + path, init),
      secrets: [secret, narrow],
      ids: { essayId: [essay] },
      seed,
      count,
      // Limits would refuse most of so many requests, and an account keeps a few jobs only.
      before: async () => {
        await database.query('delete from throttles; delete from bulk_jobs')
      },
    })
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    for (const fault of faults.slice(0, 20)) console.log(fault)
    const sent = [...statuses.values()].reduce((sum, each) => sum + each, 0)
    printTable(
      `${sent} random requests to every call of the API, seed ${seed}, in ${seconds} s`,
      ['answers that the document does not describe, or 5xx', 'answers by status'],
      [
        [
          faults.length,
          [...statuses]
            .sort()
            .map(([status, each]) => `${status}: ${each}`)
            .join(', '),
        ],
      ],
    )
  } finally {
    await database.end()
    await server.stop()
    await postgres.close()
  }
}

function numberOf(option: string, usual: number): number {
  const given = process.argv.find((each) => each.startsWith(`--${option}=`))
  return given ? Number(given.slice(option.length + 3)) : usual
}
