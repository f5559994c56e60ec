import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ApiDocument, fuzzApi } from '../../testing/api-fuzz/fuzz-api.ts'
import { makeProgram, storeBulkJob } from '../../testing/api-program.ts'
import { useTestApp } from '../../testing/test-app.ts'

test('answers random requests as the document says, and never with a server error', async () => {
  const app = await useTestApp({ settings: { BILLING: 'off' } })
  const [user, other] = [await app.signUp(), await app.signUp()]
  const program = await makeProgram(app, user)
  const narrow = await makeProgram(app, user, { scopes: ['usage'] })
  const foreign = await makeProgram(app, other)
  const essay = (await (await program.call('POST', '/api/v1/essays', { title: 'Random' })).json()) as {
    id: string
  }
  const foreignEssay = (await (await foreign.call('POST', '/api/v1/essays', { title: 'Other' })).json()) as {
    id: string
  }
  const { db } = app.doors
  const jobs = [await storeBulkJob(db, user.id), await storeBulkJob(db, other.id)]
  const { statuses, faults } = await fuzzApi({
    document: (await (await app.request('/api/v1/openapi.json')).json()) as ApiDocument,
    send: app.request,
    secrets: [program.secret, narrow.secret],
    ids: { essayId: [essay.id, foreignEssay.id], jobId: jobs },
    seed: 39,
    count: 400,
    before: async () => {
      await db.execute(sql`delete from throttles`)
      await db.execute(sql`delete from bulk_jobs where name is distinct from 'stored.csv'`)
    },
  })
  expect(faults).toEqual([])
  // A run that is refused everywhere would prove nothing.
  expect(statuses.get('200') ?? 0).toBeGreaterThan(50)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(['201', '202', '400', '401', '403', '404']))
}, 120_000)
