import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RuleExamples } from '../proposals/rule.ts'
import { proposalsOf, resultsOf } from '../rewrite/try-rule.ts'
import { rules } from './all-rules.ts'

const folder = new URL('shapes/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.examples.ts'),
)

describe.each(files)('%s', async (file) => {
  const name = file.replace('.examples.ts', '').replace(/^.*\//, '')
  const rule = rules.find((each) => each.name === name)!
  const { examples } = (await import(new URL(file, folder).href)) as {
    examples: RuleExamples
  }

  test.each(examples.fires)('rewrites "%s"', (before, after) => {
    expect(resultsOf(rule, before, 'strong', examples.tone)).toContain(after)
  })

  test.each(examples.silent)('leaves "%s"', (text) => {
    expect(proposalsOf(rule, text, examples.tone)).toEqual([])
  })
})
