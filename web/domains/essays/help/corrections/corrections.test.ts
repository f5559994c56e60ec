import type { Editor } from '@tiptap/core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readHelpSettings, readIgnored } from '../help-settings.ts'
import type { Correction } from './apply-correction.ts'
import { createCorrections } from './corrections.ts'

function stubStorage(): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

function openTab() {
  // There is no page whose marks could be made again.
  const editor = { isDestroyed: true } as Editor
  const nothing = () => {}
  const parts = { stopWorker: nothing, onWanted: nothing, onChanged: nothing }
  return createCorrections(editor, { userId: 'ana', chatId: 'essay', ask: async () => [] as never, ...parts })
}

const finding = (problem: string) => ({ mark: { problem, place: `at ${problem}` } }) as Correction

test('keeps the words and the ignored places of two tabs', () => {
  stubStorage()
  const [one, other] = [openTab(), openTab()]
  one.addWord(finding('wrod'))
  other.addWord(finding('tyde'))
  expect(readHelpSettings('ana').words).toEqual(['wrod', 'tyde'])
  other.removeWord('tyde')
  one.ignore(finding('teh'))
  other.ignore(finding('adn'))
  expect(readHelpSettings('ana').words).toEqual(['wrod'])
  expect(readIgnored('ana', 'essay')).toEqual(['at teh', 'at adn'])
})
