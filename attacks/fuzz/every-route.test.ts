import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import { createTestApp } from '../../server/testing/test-app.ts'
import type { TestUser } from '../../server/testing/test-user.ts'
import { makeBelongings, secretWord } from '../../server/testing/two-users.ts'
import { signUp } from '../callers.ts'
import { judgeTogether, type Secrets, type Tally } from './judge.ts'
import { requestsTo } from './requests.ts'
import { type FuzzedRoute, fuzzedRoutes } from './routes.ts'
import type { FuzzWorld } from './send.ts'

const total = Number(process.env.FUZZ_REQUESTS ?? 1_000)
const firstSeed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const inBatch = 1_000
const together = 8

const server = inject('attacked')
let routes: FuzzedRoute[]

beforeAll(async () => {
  const app = await createTestApp()
  routes = fuzzedRoutes(app)
  await app.close()
})

test('knows the schemas of every route', () => {
  expect(routes.length).toBeGreaterThan(80)
  expect(routes.filter(({ schemas }) => schemas.json).length).toBeGreaterThan(30)
})

const batches = Array.from({ length: Math.ceil(total / inBatch) }, (_, at) => firstSeed + at)

// To repeat one batch: FUZZ_SEED=<seed> FUZZ_REQUESTS=1000 npm run test:attacks -- attacks/fuzz
test.each(batches)(
  'no request causes a failure, a delay or a leak, seed %i',
  async (seed) => {
    const { world, secrets } = await newWorld()
    const tally: Tally = {}
    const wrong: string[] = []
    const property = fc.asyncProperty(
      fc.array(requestsTo(routes), { minLength: together, maxLength: together, size: 'max' }),
      async (requests) => {
        wrong.push(...(await judgeTogether(server, world, secrets, requests, tally)))
      },
    )
    await fc.assert(property, { seed, numRuns: Math.ceil(inBatch / together) })
    console.log(`seed ${seed}: ${inBatch} requests, answers by status: ${JSON.stringify(tally)}`)
    expect(wrong).toEqual([])
    expect((tally[200] ?? 0) + (tally[201] ?? 0)).toBeGreaterThan(inBatch / 20)
  },
  600_000,
)

/**
 * Creates two accounts with one row of every kind each. They are new for each batch, so that a seed repeats the same
 * batch.
 */
async function newWorld(): Promise<{ world: FuzzWorld; secrets: Secrets }> {
  const [ana, ben] = await Promise.all([
    signUp(server, `Keeper of the ${secretWord}`),
    signUp(server, 'Ben Okafor'),
  ])
  const [hers, his] = await Promise.all([makeBelongings(ana), makeBelongings(ben, 'harbour')])
  const world = {
    url: server.url,
    cookies: { visitor: null, ana: ana.cookie, ben: ben.cookie },
    owners: { ana: hers, ben: his },
  }
  return { world, secrets: { words: [secretWord, ...marksOf(ana)], ids: new Set(Object.values(hers)) } }
}

const marksOf = ({ id, email, cookie }: TestUser) => [id, email, cookie.split('=')[1]!.split(';')[0]!]
