import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { markTurn, nameWork, openWatchdog } from './watchdog.ts'

type Facts = { blockedMs: number; ran: string | null; open: string[] }

function useWatchdog(): Facts[] {
  const logged: Facts[] = []
  const watchdog = openWatchdog({ warn: (facts: Facts) => void logged.push(facts) } as never)
  onTestFinished(watchdog.close)
  return logged
}

function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('logs a block of the loop with the name of the work', async () => {
  const logged = useWatchdog()
  await wait(100)
  await nameWork('POST /api/chat', () => block(600))
  await wait(150)
  const blocked = logged.find(({ blockedMs }) => blockedMs > 400)
  expect(blocked).toMatchObject({ ran: 'POST /api/chat' })
})

test('names the work that continued after a wait, and not the one that only waits', async () => {
  const logged = useWatchdog()
  const waiting = nameWork('GET /api/chats', () => wait(1_500))
  await nameWork('chore sweepFiles', async () => {
    await wait(100)
    markTurn()
    block(600)
  })
  await waiting
  expect(logged.find(({ blockedMs }) => blockedMs > 400)).toMatchObject({
    ran: 'chore sweepFiles',
    open: expect.arrayContaining(['GET /api/chats']),
  })
})

test('reports a block by work without a name', async () => {
  const logged = useWatchdog()
  await wait(100)
  block(600)
  await wait(150)
  expect(logged.find(({ blockedMs }) => blockedMs > 400)).toMatchObject({ ran: null })
})
