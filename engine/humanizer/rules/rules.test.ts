import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../edit.ts'
import type { Rule, RuleExamples } from '../rule.ts'
import { readSettings } from '../settings.ts'
import { tagText } from '../tagged.ts'
import { RULES } from './all-rules.ts'

const FOLDER = new URL('.', import.meta.url)

function resultsOf(rule: Rule, text: string, tone: RuleExamples['tone']): string[] {
  const tagged = tagText(text)
  const settings = readSettings(tagged, 'strong', tone)
  const proposals = tagged.sentences.flatMap((sentence) => rule.find(sentence, tagged, settings))
  return proposals.map((proposal) => applyEdits(text, proposal.parts))
}

const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.examples.ts'))

describe.each(FILES.map((file) => file.replace('.examples.ts', '')))('%s', async (name) => {
  const rule = RULES.find((each) => each.name === name)
  const { examples } = (await import(new URL(`${name}.examples.ts`, FOLDER).href)) as {
    examples: RuleExamples
  }

  test.each(examples.fires)('rewrites "%s"', (before, after) => {
    expect(rule && resultsOf(rule, before, examples.tone)).toContain(after)
  })

  test.each(examples.silent)('leaves "%s"', (text) => {
    expect(rule && resultsOf(rule, text, examples.tone)).toEqual([])
  })
})
