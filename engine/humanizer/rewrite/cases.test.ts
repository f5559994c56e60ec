import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Mode } from '../../choices.ts'
import { applyEdits } from '../edit.ts'
import { humanize } from './humanize.ts'

const cases = new URL('../../cases/', import.meta.url)
const modes: Mode[] = ['clean', 'balanced', 'strong']

type Expected = {
  changed: boolean
  /** What every mode has to bring back. */
  kept: string[]
  /** What Clean makes of the input, word for word. */
  text: string
}

const names = readdirSync(cases).filter((name) => name.startsWith('humanize-'))

describe.each(names)('%s', (name) => {
  const input = readFileSync(new URL(`${name}/input.md`, cases), 'utf8')
  const expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, cases), 'utf8')) as Expected

  test('comes out of Clean as expected', () => {
    const result = humanize(input)
    expect(result.changed).toBe(expected.changed)
    expect(result.text).toBe(expected.text)
  })

  test.each(modes)('keeps what it must and proves it in %s', (mode) => {
    const result = humanize(input, { mode })
    for (const span of expected.kept) expect(result.text).toContain(span)
    expect(result.proof.holds).toBe(true)
    expect(applyEdits(input, result.edits)).toBe(result.text)
  })
})
