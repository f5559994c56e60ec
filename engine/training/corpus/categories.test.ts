import { expect, test } from 'vitest'
import { modelClasses } from '../../detector/weights/panels.ts'
import { categoriesOf, classOf, panelsOf } from './categories.ts'
import { everySource, labelled } from './test-corpus.ts'

test('a human text belongs to no panel, a model text to at least one', () => {
  for (const document of everySource())
    expect(panelsOf(document).length > 0, `${document.source} ${document.label}`).toBe(
      document.label === 'ai',
    )
})

test('the project’s own texts are for the newest panel only', () => {
  expect(panelsOf(labelled({ source: 'assistant26', label: 'ai' }))).toEqual(['newest'])
  expect(panelsOf(labelled({ source: 'assistant26', label: 'ai', attack: 'humanized-prompt' }))).toEqual([
    'newest',
  ])
})

test('texts that a model rewrote are for the rewritten panel, of any year', () => {
  for (const attack of [
    'rewrite-of-human',
    'paraphrase-dipper',
    'paraphrase-polish',
    'polished-human',
    'word-substitution',
  ])
    for (const source of ['l2r', 'slopscore25'])
      expect(panelsOf(labelled({ source, label: 'ai', attack })), attack).toEqual(['general', 'rewritten'])
})

test('texts that models of 2025 and 2026 wrote on their own are for the modern panel', () => {
  for (const source of ['slopscore25', 'debate2026', 'persuasion26'])
    expect(panelsOf(labelled({ source, label: 'ai' }))).toEqual(['general', 'modern'])
  expect(panelsOf(labelled({ source: 'alpaca_eval', label: 'ai', attack: 'prompt-sico' }))).toEqual([
    'general',
  ])
  expect(panelsOf(labelled({ source: 'humanizerlab25' }))).toEqual([])
})

test('human texts are category 0, model texts the index of their class plus one', () => {
  const documents = everySource()
  for (const [d, category] of categoriesOf(documents).entries())
    expect(category).toBe(
      documents[d]!.label === 'human' ? 0 : 1 + modelClasses.indexOf(classOf(documents[d]!)!),
    )
})

test('derives the class from the author, the kind and the year', () => {
  const classes = [
    ['assistant26', 'none', 'newest'],
    ['persuasion26', 'none', 'of2026'],
    ['debate2026', 'none', 'of2026'],
    ['slopscore25', 'none', 'of2025'],
    ['raft-dipper', 'paraphrase-dipper', 'rewritten'],
    ['raidar', 'humanized-prompt', 'older'],
  ] as const
  for (const [source, attack, expected] of classes)
    expect(classOf(labelled({ source, attack, label: 'ai' }))).toBe(expected)
})
