import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('web/**/*.{tsx,ts,css}').filter((path) => !path.endsWith('.test.ts'))

function linesWith(pattern: RegExp): string[] {
  return sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line) && !/^\s*(\*|\/\/)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
}

test('no container uses overflow-hidden, which scripts and focus can still scroll', () => {
  // A textarea grows with its text, so it only hides its scrollbars.
  expect(
    linesWith(/\boverflow-hidden\b|overflow: hidden/).filter((line) => !line.includes('resize-none')),
  ).toEqual([])
})

test('no code scrolls containers that the user cannot scroll back', () => {
  // Without arguments it is the method of ProseMirror's transactions, which the editor's own container follows.
  expect(linesWith(/\.scrollIntoView\b(?!\(\))/)).toEqual([])
})
