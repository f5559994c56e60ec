import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

const brief = (owner: string) => ({ owner, length: 'brief' as const })
const short = (owner: string) => ({ owner, length: 'short' as const })
const long = (owner: string) => ({ owner, length: 'long' as const })

function drain(lanes: ReturnType<typeof createLanes<string>>): string[] {
  const taken: string[] = []
  for (let item = lanes.next(); item; item = lanes.next()) {
    taken.push(item)
    lanes.release(short(item.split(' ')[0]!))
  }
  return taken
}

test('lets owners take turns, and keeps the order of each', () => {
  const lanes = createLanes<string>({ runningMax: 1, longMax: 1, runningPerOwner: 1 })
  for (const n of [1, 2, 3]) lanes.add(short('ana'), `ana ${n}`)
  lanes.add(short('bob'), 'bob 1')
  lanes.add(short('eva'), 'eva 1')
  expect(drain(lanes)).toEqual(['ana 1', 'bob 1', 'eva 1', 'ana 2', 'ana 3'])
})

test('runs no more of one owner than allowed, and skips to the next', () => {
  const lanes = createLanes<string>({ runningMax: 4, longMax: 4, runningPerOwner: 2 })
  for (const n of [1, 2, 3]) lanes.add(short('ana'), `ana ${n}`)
  lanes.add(short('bob'), 'bob 1')
  expect([lanes.next(), lanes.next(), lanes.next(), lanes.next()]).toEqual(['ana 1', 'bob 1', 'ana 2', null])
  expect(lanes.waitingOf('ana')).toBe(1)
  lanes.release(short('ana'))
  expect(lanes.next()).toBe('ana 3')
})

test('keeps a place free of long items', () => {
  const lanes = createLanes<string>({ runningMax: 2, longMax: 1, runningPerOwner: 2 })
  for (const owner of ['ana', 'bob', 'eva']) lanes.add(long(owner), owner)
  expect([lanes.next(), lanes.next()]).toEqual(['ana', null])
  lanes.add(short('max'), 'max')
  expect(lanes.next()).toBe('max')
})

test('alternates short and long items, so that neither starves', () => {
  const lanes = createLanes<string>({ runningMax: 1, longMax: 1, runningPerOwner: 1 })
  for (const n of [1, 2, 3]) lanes.add(short('ana'), `ana ${n}`)
  lanes.add(long('bob'), 'bob 1')
  const first = lanes.next()
  lanes.release(short('ana'))
  expect([first, lanes.next()]).toEqual(['ana 1', 'bob 1'])
})

test('runs brief items one after the other, and others in parallel', () => {
  const lanes = createLanes<string>({ runningMax: 3, longMax: 1, runningPerOwner: 1 })
  for (const owner of ['ana', 'bob']) lanes.add(brief(owner), owner)
  expect([lanes.next(), lanes.next()]).toEqual(['ana', null])
  lanes.add(short('max'), 'max')
  lanes.add(long('eva'), 'eva')
  expect([lanes.next(), lanes.next()]).toEqual(['max', 'eva'])
  lanes.release(brief('ana'))
  expect(lanes.next()).toBe('bob')
})

test('forgets an item that was removed', () => {
  const lanes = createLanes<string>({ runningMax: 1, longMax: 1, runningPerOwner: 1 })
  lanes.add(short('ana'), 'ana 1')
  lanes.add(short('ana'), 'ana 2')
  lanes.remove(short('ana'), 'ana 1')
  expect(lanes.waiting()).toBe(1)
  expect(drain(lanes)).toEqual(['ana 2'])
})

test('gives an owner with a larger share more turns, and everyone else theirs', () => {
  const lanes = createLanes<string>({ runningMax: 1, longMax: 1, runningPerOwner: 1 })
  for (let n = 1; n <= 8; n++)
    for (const [owner, share] of [
      ['ana', 1],
      ['bob', 3],
      ['eva', 6],
    ] as const)
      lanes.add({ ...short(owner), share }, `${owner} ${n}`)
  const first = drain(lanes).slice(0, 10)
  const turnsOf = (owner: string) => first.filter((item) => item.startsWith(owner)).length
  expect([turnsOf('ana'), turnsOf('bob'), turnsOf('eva')]).toEqual([1, 3, 6])
})

test('serves an owner with a small share while others with a large one keep coming', () => {
  const lanes = createLanes<string>({ runningMax: 1, longMax: 1, runningPerOwner: 1 })
  const others = Array.from({ length: 20 }, (_, n) => ({ ...short(`other${n}`), share: 6 }))
  for (const other of others) lanes.add(other, other.owner)
  lanes.add(short('ana'), 'ana')
  const taken: string[] = []
  while (taken.length < 500 && taken.at(-1) !== 'ana') {
    const owner = lanes.next()!
    lanes.release(short(owner))
    taken.push(owner)
    // Each of the others asks again at once.
    if (owner !== 'ana') lanes.add({ ...short(owner), share: 6 }, owner)
  }
  const turnsOf = (owner: string) => taken.filter((one) => one === owner).length
  expect([turnsOf('ana'), ...others.map(({ owner }) => turnsOf(owner))]).toEqual([1, ...others.map(() => 6)])
})
