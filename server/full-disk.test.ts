import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStream, readChat } from './testing/chat-calls.ts'
import { allEvents } from './testing/read-events.ts'
import { startModelServer, titleRequest } from './testing/servers/model-server.ts'
import { startServerProcess } from './testing/servers/server-process.ts'
import { signUpUser } from './testing/test-user.ts'
import { until } from './testing/until.ts'
import { useFolder } from './testing/use-folder.ts'

/** Sentences that differ, because a reply that repeats itself is ended. */
const longReply = Array.from({ length: 2_000 }, (_, i) => `Short sentence ${i}.`).join(' ')

/** Mounts a small disk in memory, if the process is root; null otherwise. */
function smallDisk(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const disk = join(useFolder(), 'disk')
  mkdirSync(disk)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).status !== 0) return null
  onTestFinished(() => void spawnSync('umount', ['-l', disk]))
  chmodSync(disk, 0o755)
  return disk
}

test('loses nothing shown and reports the reason on a full disk, and continues once there is space', async (context) => {
  const disk = smallDisk()
  if (!disk) return context.skip('Only root can make a small disk here.')
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  const model = await startModelServer()
  onTestFinished(() => model.stop())
  model.mock.onMessage(titleRequest, { content: 'Three plain words' })
  model.mock.onMessage(/./, { content: longReply })
  const settings = {
    AI_BASE_URL: `${model.mock.url}/v1`,
    AI_MODEL: 'test-model',
    // A window that holds the long message.
    AI_CONTEXT_TOKENS: '1000000',
    LOG_LEVEL: 'silent',
  }
  const server = await startServerProcess(dataDir, settings)
  const user = await signUpUser(server.request)
  const first = randomUUID()
  await allEvents(await openStream(user, { message: 'Before', chatId: first }))

  fill(join(disk, 'filler'))
  const refusals: { status: number; code: string }[] = []
  await until(async () => {
    const answer = await openStream(user, { message: 'x'.repeat(200_000), chatId: randomUUID() })
    if (answer.ok) await answer.text()
    else refusals.push({ status: answer.status, ...((await answer.json()) as { code: string }) })
    return refusals.length > 0
  }, 'a refusal')
  for (const { status, code } of refusals) {
    expect(['storage_full', 'database_unavailable']).toContain(code)
    expect([507, 503]).toContain(status)
  }

  rmSync(join(disk, 'filler'))
  await until(async () => {
    const answer = await openStream(user, { message: 'After', chatId: randomUUID() })
    const text = await answer.text()
    return answer.ok && text.includes('"done"')
  }, 'an accepted message')
  const { messages } = await readChat(user, first)
  expect(messages.map(({ text }) => text.length)).toEqual([6, longReply.length])
})

function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  for (const size of [1 << 20, 4096]) {
    const block = Buffer.alloc(size)
    try {
      for (;;) writeSync(descriptor, block)
    } catch {
      // No more blocks of this size fit.
    }
  }
  closeSync(descriptor)
}
