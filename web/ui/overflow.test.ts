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

test('no container hides its overflow in a way that a script or the focus can scroll', () => {
  // A field grows with its text and only has no bars of its own.
  expect(
    linesWith(/\boverflow-hidden\b|overflow: hidden/).filter((line) => !line.includes('resize-none')),
  ).toEqual([])
})

test('nothing scrolls into view through containers that cannot be scrolled back', () => {
  expect(linesWith(/\.scrollIntoView\b/)).toEqual([])
})
