import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plant } from './mutants/fault.ts'
import { faults, survivorsMax } from './mutants/faults.ts'
import { projectRoot } from './project-files.ts'

test('lists sixty faults, of which at most three may go undetected', () => {
  expect(faults).toHaveLength(60)
  expect(survivorsMax).toBe(3)
  expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length)
})

test.each(faults)('fault “$what” fits its file, and its tests exist', (fault) => {
  const text = readFileSync(join(projectRoot, fault.file), 'utf8')
  expect(plant(fault, text)).not.toBe(text)
  for (const file of fault.tests) expect(existsSync(join(projectRoot, file)), file).toBe(true)
})

test('refuses a fault whose text does not occur exactly once', () => {
  const fault = { what: 'x', file: 'a.ts', before: 'one', after: 'two', tests: [] }
  expect(plant(fault, 'one $& end')).toBe('two $& end')
  expect(() => plant(fault, 'nothing')).toThrow('a.ts does not contain: one')
  expect(() => plant(fault, 'one one')).toThrow('a.ts contains 2 times')
})
