import { expect, test } from 'vitest'
import { newsInStorage } from './session-channel.ts'

const stored = (news: string, at: number) => JSON.stringify({ news, at })

test('accepts only recent messages under its own key', () => {
  const key = 'longhand-session'
  expect(newsInStorage({ key, newValue: stored('signed-out', 1_000) }, 2_500)).toBe('signed-out')
  expect(newsInStorage({ key, newValue: stored('signed-out', 1_000) }, 3_000)).toBeNull()
  expect(newsInStorage({ key: 'theme', newValue: stored('signed-out', 1_000) }, 1_000)).toBeNull()
  expect(newsInStorage({ key, newValue: null }, 1_000)).toBeNull()
})
