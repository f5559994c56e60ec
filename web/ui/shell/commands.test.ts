import { expect, test } from 'vitest'
import { type Command, findCommands } from './commands.ts'

const commands = ['Open or close the sidebar', 'Dark theme', 'Theme like the system', 'Log out'].map(
  (text): Command => ({ text, icon: null, words: text === 'Log out' ? 'sign out' : '', run() {} }),
)

test.each([
  ['th', ['Theme like the system', 'Dark theme', 'Open or close the sidebar']],
  ['theme sys', ['Theme like the system']],
  ['SIGN', ['Log out']],
  ['heme', []],
  ['', []],
])('"%s" finds %j', (typed, found) => {
  expect(findCommands(commands, typed).map(({ text }) => text)).toEqual(found)
})
