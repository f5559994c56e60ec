import { afterEach, expect, test, vi } from 'vitest'
import { localModelTexts } from '../../../../contract/local-models.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { type ModelLine, openModelLine } from './model-line.ts'

const signal = new AbortController().signal

afterEach(() => {
  vi.useRealTimers()
})

test('reports the place in line, and from the second turn on about how long it takes', async () => {
  vi.useFakeTimers()
  const line = openModelLine()
  const told: (number | null)[][] = []
  const wait = (at: number) =>
    line.enter({ owner: 'a', signal }, (...place) => {
      told[at] = place
    })
  const leaveFirst = await line.enter({ owner: 'a', signal }, () => {})
  const [second, third] = [wait(0), wait(1)]
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([
    [1, null],
    [2, null],
  ])
  vi.advanceTimersByTime(10_000)
  leaveFirst()
  // The second has its turn, which takes ten seconds like the first.
  const leaveSecond = await second
  expect(told[1]).toEqual([1, 10])
  vi.advanceTimersByTime(4_000)
  const fourth = wait(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(told[2]).toEqual([2, 16])
  leaveSecond()
  const leaveThird = await third
  leaveThird()
  await fourth
})

/** Enters the line for owners, and returns whose turns have begun, and the places that were reported to each request. */
async function enterAll(line: ModelLine, owners: string[]) {
  const served: string[] = []
  const places = owners.map((): number[] => [])
  const turns = owners.map(async (owner, i) => {
    const leave = await line.enter({ owner, signal }, (place) => places[i]?.push(place))
    served.push(owner)
    return leave
  })
  // Lets the requests read their shares.
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { served, places, turns }
}

test('a user with many requests delays another user by one turn', async () => {
  const { served, places, turns } = await enterAll(openModelLine(), ['ana', 'ana', 'ana', 'ana', 'ben'])
  for (const turn of turns.slice(0, 2)) (await turn)()
  ;(await turns[4]!)()
  for (const turn of turns.slice(2, 4)) (await turn)()
  expect(served).toEqual(['ana', 'ana', 'ben', 'ana', 'ana'])
  // A request's place is reported again when another user's request moves ahead of it.
  expect(places[2]).toEqual([2, 3, 2, 1])
  expect(places[4]).toEqual([2, 1])
})

test('a plan with a larger share has more turns', async () => {
  const shares: Record<string, number> = { free: 1, pro: 3 }
  const line = openModelLine(async (owner) => shares[owner] ?? 1)
  const leaveFirst = await line.enter({ owner: 'first', signal }, () => {})
  const { served, turns } = await enterAll(line, ['free', 'free', 'pro', 'pro', 'pro', 'pro'])
  for (const turn of turns) void turn.then((leave) => leave())
  leaveFirst()
  await Promise.all(turns)
  expect(served).toEqual(['pro', 'pro', 'pro', 'free', 'pro', 'free'])
})

test('refuses more requests of one user than a few, and still accepts those of others', async () => {
  const line = openModelLine()
  const { turns } = await enterAll(line, Array(7).fill('ana'))
  await turns[0]
  await expect(line.enter({ owner: 'ana', signal }, () => {})).rejects.toThrow(
    inEnglish(localModelTexts.ownLineFull),
  )
  const { places } = await enterAll(line, ['ben'])
  expect(places[0]).toEqual([2])
})

test('refuses further users once the line is full', async () => {
  const line = openModelLine()
  await line.enter({ owner: 'first', signal }, () => {})
  await enterAll(
    line,
    Array.from({ length: 30 }, (_, n) => `user-${n}`),
  )
  await expect(line.enter({ owner: 'late', signal }, () => {})).rejects.toThrow(
    inEnglish(localModelTexts.lineFull),
  )
})
