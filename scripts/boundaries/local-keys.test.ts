import { expect, test } from 'vitest'
import { findStoring, findUnusedKeys } from './local-keys.ts'

const at = (text: string, path = 'web/domains/chats/new-thing.ts') => findStoring([{ path, text }])

test.each([
  "localStorage.setItem('draft', text)",
  "window.sessionStorage.getItem('draft')",
  "browserStorage('local')?.setItem(key, text)",
  "indexedDB.open('drafts')",
  "createStore('drafts', 'all')",
  "caches.open('drafts')",
  "document.cookie = 'draft=1'",
])('refuses %s outside the one place for it', (line) => {
  expect(at(`const a = 1\n${line}`)).toEqual([
    expect.stringMatching(/^web\/domains\/chats\/new-thing\.ts:2: 20: /),
  ])
})

test('accepts what goes through the table, and the files that are part of it', () => {
  expect(at("storeItem('local', 'theme', theme)\nbrowserStorage('local')?.getItem('theme')")).toEqual([])
  expect(at('// localStorage may be full')).toEqual([])
  expect(at("localStorage.getItem('theme')", 'web/ui/browser-storage.ts')).toEqual([])
})

test('names keys that nothing stores any more', () => {
  const files = [{ path: 'web/a.ts', text: "storeItem('local', 'one', x); keyOf = `two:`" }]
  expect(findUnusedKeys(files, ['one', 'two', 'three'])).toEqual([expect.stringContaining('“three”')])
})
