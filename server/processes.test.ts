import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { childrenOf, commandOf } from '../bench/support/processes.ts'
import { openStream, readChat } from './testing/chat-calls.ts'
import { allEvents } from './testing/read-events.ts'
import { runServer, startServerProcess } from './testing/servers/server-process.ts'
import { signUpUser } from './testing/test-user.ts'
import { until } from './testing/until.ts'
import { useFolder } from './testing/use-folder.ts'

const settings = { WORKERS: '2', LOG_LEVEL: 'silent' }

/** The processes that another one has started to answer requests. */
function serversOf(pid: number): number[] {
  return childrenOf(pid).filter((child) => commandOf(child).includes('main.ts'))
}

test('runs several processes on one port, and starts one again that ends', {
  timeout: 120_000,
}, async (context) => {
  if (process.platform !== 'linux') return context.skip('Processes are counted by /proc.')
  const dataDir = useFolder()
  const server = await startServerProcess(dataDir, settings)
  const first = serversOf(server.pid)
  expect(first).toHaveLength(2)
  const user = await signUpUser(server.request)
  const chatId = randomUUID()
  await allEvents(await openStream(user, { message: 'List the tides', chatId }))
  for (let n = 0; n < 8; n++)
    expect((await user.get(`/api/chats/${chatId}`, { connection: 'close' })).status).toBe(200)

  process.kill(first[0] ?? 0, 'SIGKILL')
  await until(() => !serversOf(server.pid).includes(first[0] ?? 0))
  // A connection that this program kept may have been one of the process that ended.
  await until(async () => (await readChat(user, chatId).catch(() => null))?.messages.length === 2)
  const second = await until(() => {
    const now = serversOf(server.pid)
    return now.length === 2 ? now : null
  })
  expect(second).toContain(first[1])

  const { code, stdout, stderr } = await server.end('SIGTERM')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout.match(/Longhand is ready/g)).toHaveLength(1)
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('ends every process when the first one is killed', { timeout: 120_000 }, async (context) => {
  if (process.platform !== 'linux') return context.skip('Processes are counted by /proc.')
  const dataDir = useFolder()
  const server = await startServerProcess(dataDir, settings)
  const children = serversOf(server.pid)
  await server.end('SIGKILL')
  await until(() => children.every((pid) => commandOf(pid) === ''), 'the end of the processes', 40_000)
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('ends with the line of a process that cannot start', async () => {
  const { code, stderr } = await runServer(useFolder(), {
    ...settings,
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  })
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
