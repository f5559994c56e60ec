import { expect, test } from 'vitest'
import { createClosers } from './closers.ts'
import { openLog } from './log.ts'

const log = openLog({ LOG_LEVEL: 'silent' })

test('closes in reverse order, and goes on after a part that fails or hangs', async () => {
  const closed: string[] = []
  const closers = createClosers(log)
  closers.add('first', () => closed.push('first'))
  closers.add('hangs', () => new Promise(() => {}), 20)
  closers.add('throws', () => {
    throw new Error('broken')
  })
  closers.add('rejects', () => Promise.reject(new Error('broken')))
  closers.add('last', async () => closed.push('last'))
  await closers.close()
  expect(closed).toEqual(['last', 'first'])
})

test('closes each part once', async () => {
  let times = 0
  const closers = createClosers(log)
  closers.add('part', () => times++)
  await closers.close()
  await closers.close()
  expect(times).toBe(1)
})
