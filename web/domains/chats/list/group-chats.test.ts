import { expect, test } from 'vitest'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { groupChats } from './group-chats.ts'

const now = new Date(2026, 10, 21, 0, 30)

function chat(id: string, updatedAt: Date, title = `Chat ${id}`): ChatSummary {
  const at = updatedAt.toISOString()
  return {
    id,
    title,
    hasGeneratedTitle: false,
    humanized: false,
    archived: false,
    isEssayChat: false,
    pinned: false,
    folderId: null,
    model: null,
    tone: 'neutral' as const,
    createdAt: at,
    updatedAt: at,
  }
}
function day(date: number, hour = 12): Date {
  return new Date(2026, 10, date, hour)
}

test('groups by calendar days, not by 24 hours', () => {
  const groups = groupChats(
    [
      chat('a', new Date(2026, 10, 21, 0, 10)),
      chat('b', day(20, 23)),
      chat('c', day(19)),
      chat('d', day(14)),
      chat('e', day(13)),
    ],
    now,
  )
  expect(groups.map(({ name, chats }) => [name, chats.map(({ id }) => id).join('')])).toEqual([
    ['Today', 'a'],
    ['Yesterday', 'b'],
    ['Previous 7 Days', 'cd'],
    ['Older', 'e'],
  ])
})

test('counts a moment in the future as today', () => {
  expect(groupChats([chat('a', day(23))], now)[0]!.name).toBe('Today')
})

test.each([
  ['Pacific/Kiritimati', ['Today', 'Yesterday']],
  ['Pacific/Pago_Pago', ['Today']],
])('groups by the days of the time zone that the device has now: %s', (zone, names) => {
  const before = process.env.TZ
  process.env.TZ = zone
  const chats = [chat('a', new Date('2026-11-23T10:30:00Z')), chat('b', new Date('2026-11-23T09:30:00Z'))]
  expect(groupChats(chats, new Date('2026-11-23T10:45:00Z')).map(({ name }) => name)).toEqual(names)
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

test('counts calendar days also where one has 23 or 25 hours', () => {
  const before = process.env.TZ
  process.env.TZ = 'Europe/Berlin'
  for (const [day, next] of [
    ['2026-03-29T00:30', '2026-03-30T00:30'],
    ['2026-10-25T00:30', '2026-10-26T00:30'],
  ] as const)
    expect(groupChats([chat('a', new Date(day))], new Date(next))[0]!.name).toBe('Yesterday')
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

test('hides chats that were opened but never used, and empty groups', () => {
  const unused = ['', '  ', 'New Chat', 'Untitled Chat'].map((title, i) => chat(String(i), day(20), title))
  expect(groupChats([...unused, chat('temp', day(20))], now, (id) => id === 'temp')).toEqual([])
})
