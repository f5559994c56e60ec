import { expect, test } from 'vitest'
import { type Command, findCommands } from './commands.ts'

const commands = ['Open or close the sidebar', 'Dark theme', 'System theme', 'Log out', 'Réglages'].map(
  (text): Command => ({ text, icon: null, words: text === 'Log out' ? 'sign out' : '', run() {} }),
)

test.each([
  ['th', ['Dark theme', 'System theme', 'Open or close the sidebar']],
  ['theme sys', ['System theme']],
  ['SIGN', ['Log out']],
  ['heme', []],
  ['reglages', ['Réglages']],
  ['', []],
])('"%s" finds %j', (typed, found) => {
  expect(findCommands(commands, typed).map(({ text }) => text)).toEqual(found)
})
