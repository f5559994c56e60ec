import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useFolder } from '../../testing/use-folder.ts'
import { withFileLock } from './file-lock.ts'

test('lets one holder work at a time, in the same process too, and removes the lock', async () => {
  const file = join(useFolder(), 'lock')
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside--
  }
  await Promise.all([withFileLock(file, work), withFileLock(file, work), withFileLock(file, work)])
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

test('releases the lock when the work fails', async () => {
  const file = join(useFolder(), 'lock')
  await expect(withFileLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withFileLock(file, async () => 'yes')).toBe('yes')
})

test.each([
  ['a process that is gone', '4194000'],
  ['an earlier process with this one’s number', String(process.pid)],
  ['no process, because the disk was full', ''],
])('takes over a lock of %s', async (_whose, content) => {
  const file = join(useFolder(), 'lock')
  writeFileSync(file, content)
  expect(await withFileLock(file, async () => 'taken')).toBe('taken')
})
