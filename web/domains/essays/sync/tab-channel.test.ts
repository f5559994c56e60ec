import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTabChannel, type TabChannel } from './tab-channel.ts'

const seconds = 1_000

function openTabs(count: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const adopted: { by: number; update: number[] }[] = []
  const open = (by: number): TabChannel =>
    openTabChannel('ana', 'essay', {
      onUpdate: () => {},
      onMeta: () => {},
      onOrphans: (updates) => adopted.push(...updates.map((update) => ({ by, update: [...update] }))),
    })
  const tabs = Array.from({ length: count }, (_, by) => open(by))
  onTestFinished(() => {
    for (const tab of tabs) tab.close()
    vi.useRealTimers()
  })
  return { tabs, adopted }
}

/** Lets the time pass. All tabs look at the same moments, and read what others have said afterwards. */
async function pass(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    vi.advanceTimersByTime(5 * seconds)
    for (let turns = 0; turns < 20; turns++) await turn()
  }
}

async function heard(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await turn()
}

test('one of several tabs sends what a closed tab had not saved', async () => {
  const { tabs, adopted } = openTabs(4)
  tabs[0]!.sendUpdate(Uint8Array.of(1))
  tabs[0]!.sendUpdate(Uint8Array.of(2))
  await heard()
  tabs[0]!.close()
  await pass(12)
  expect(adopted.map(({ update }) => update)).toEqual([[1], [2]])
  expect(new Set(adopted.map(({ by }) => by)).size).toBe(1)
})

test.each([1, 2])(
  'another tab sends it when tab %i, which may have wanted to, is closed as well',
  async (closed) => {
    const { tabs, adopted } = openTabs(3)
    tabs[0]!.sendUpdate(Uint8Array.of(7))
    await heard()
    tabs[0]!.close()
    // Both have asked, and one waits for the other.
    await pass(2)
    tabs[closed]!.close()
    await pass(12)
    expect(adopted.map(({ update }) => update)).toEqual([[7]])
  },
)

test('a tab that was frozen reads first what the others have said', async () => {
  const { tabs, adopted } = openTabs(2)
  tabs[0]!.sendUpdate(Uint8Array.of(3))
  await heard()
  await pass(2)
  tabs[0]!.sendSaved(1)
  vi.setSystemTime(Date.now() + 600 * seconds)
  vi.advanceTimersByTime(5 * seconds)
  await heard()
  await pass(4)
  expect(adopted).toEqual([])
})
