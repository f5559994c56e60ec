import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropPending, keepPending, readPending, takeConflicts } from './local-preferences.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('keeps unsaved changes, for their owner only', () => {
  keepPending('ana', { theme: 'dark' })
  keepPending('ana', { display_name: 'Ana' })
  expect(readPending('ana')).toEqual({ theme: 'dark', display_name: 'Ana' })
  expect(readPending('ben')).toEqual({})
})

test('drops saved changes, but not values that changed again meanwhile', () => {
  keepPending('ana', { theme: 'dark', display_name: 'Ana' })
  const sent = readPending('ana')
  keepPending('ana', { display_name: 'Ana M.' })
  dropPending('ana', sent)
  expect(readPending('ana')).toEqual({ display_name: 'Ana M.' })
  dropPending('ana', { display_name: 'Ana M.' })
  expect(kept.size).toBe(0)
})

test.each(['a full', 'a blocked'])(
  'keeps changes for as long as the page is open, with %s storage',
  (kind) => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', kind === 'a full' ? { ...localStorage, setItem: refuse } : null)
    keepPending('ana', { theme: 'dark' })
    keepPending('ana', { display_name: 'Ana' })
    expect(readPending('ana')).toEqual({ theme: 'dark', display_name: 'Ana' })
    dropPending('ana', { theme: 'dark', display_name: 'Ana' })
    expect(readPending('ana')).toEqual({})
  },
)

test('ignores stored values that are invalid', () => {
  for (const nonsense of ['{', '3', 'null', '']) {
    kept.set('preferences:ana', nonsense)
    expect(readPending('ana')).toEqual({})
  }
})

test('takes a value that this browser saved for no change by another device', () => {
  keepPending('ana', { display_name: 'Ana M.' }, { display_name: 'Ana' })
  const sent = readPending('ana')
  keepPending('ana', { display_name: 'Ana Moreau' }, { display_name: 'Ana M.' })
  dropPending('ana', sent, true)
  expect(takeConflicts('ana', { display_name: 'Ana M.' })).toEqual({})
  expect(takeConflicts('ana', { display_name: 'A. Moreau' })).toEqual({ display_name: 'Ana Moreau' })
})

test('takes out a change whose value another device has changed since, and only that', () => {
  keepPending('ana', { theme: 'dark', display_name: 'Ana M.' }, { theme: 'light', display_name: 'Ana' })
  keepPending('ana', { display_name: 'Ana Moreau' }, { display_name: 'Ana M.' })
  expect(takeConflicts('ana', { theme: 'light', display_name: 'Ana' })).toEqual({})
  expect(takeConflicts('ana', { theme: 'dark', display_name: 'A. Moreau' })).toEqual({
    display_name: 'Ana Moreau',
  })
  expect(readPending('ana')).toEqual({ theme: 'dark' })
})
