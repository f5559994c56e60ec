import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../edit.ts'
import { readSettings } from '../settings.ts'
import { tagText } from '../tagged.ts'
import { RULES } from './all-rules.ts'
import type { Rule, RuleExamples } from './rule.ts'

const FOLDER = new URL('.', import.meta.url)

function resultsOf(rule: Rule, text: string, tone: RuleExamples['tone']): string[] {
  const tagged = tagText(text)
  const settings = readSettings(tagged, 'strong', tone)
  const proposals = tagged.sentences.flatMap((sentence) => rule.find(sentence, tagged, settings))
  return proposals.map((proposal) => applyEdits(text, proposal.parts))
}

describe.each(RULES.map((rule) => [rule.name, rule] as const))('%s', async (name, rule) => {
  const { examples } = (await import(new URL(`${name}.examples.ts`, FOLDER).href)) as {
    examples: RuleExamples
  }

  it.each(examples.fires)('rewrites "%s"', (before, after) => {
    expect(resultsOf(rule, before, examples.tone)).toContain(after)
  })

  it.each(examples.silent)('leaves "%s"', (text) => {
    expect(resultsOf(rule, text, examples.tone)).toEqual([])
  })
})

it('has a file of examples for each rule, and no other', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.examples.ts'))
  expect(files.sort()).toEqual(RULES.map((rule) => `${rule.name}.examples.ts`).sort())
})
