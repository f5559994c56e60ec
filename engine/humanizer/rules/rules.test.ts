import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RuleExamples } from '../rule.ts'
import { RULES } from './all-rules.ts'
import { proposalsOf, resultsOf } from './try-rule.ts'

const FOLDER = new URL('.', import.meta.url)
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.examples.ts'))

describe.each(FILES.map((file) => file.replace('.examples.ts', '')))('%s', async (name) => {
  const rule = RULES.find((each) => each.name === name)!
  const { examples } = (await import(new URL(`${name}.examples.ts`, FOLDER).href)) as {
    examples: RuleExamples
  }

  test.each(examples.fires)('rewrites "%s"', (before, after) => {
    expect(resultsOf(rule, before, 'strong', examples.tone)).toContain(after)
  })

  test.each(examples.silent)('leaves "%s"', (text) => {
    expect(proposalsOf(rule, text, examples.tone)).toEqual([])
  })
})
