import { expect, test } from 'vitest'
import { MODEL_CLASSES } from '../detector/panels.ts'
import { categoriesOf, classOf, panelsOf } from './categories.ts'
import { everySource, labelled } from './test-corpus.ts'

test('a person’s text belongs to no panel, a model’s to one at least', () => {
  for (const document of everySource())
    expect(panelsOf(document).length > 0, `${document.source} ${document.label}`).toBe(
      document.label === 'ai',
    )
})

test('own texts are for the newest panel alone', () => {
  expect(panelsOf(labelled({ source: 'assistant26', label: 'ai' }))).toEqual(['newest'])
  expect(panelsOf(labelled({ source: 'assistant26', label: 'ai', attack: 'humanized-prompt' }))).toEqual([
    'newest',
  ])
})

test('what a model made of a text is for the rewritten panel, whatever the year', () => {
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

test('what models of 2025 and 2026 wrote on their own is for the modern panel', () => {
  for (const source of ['slopscore25', 'debate2026', 'persuasion26'])
    expect(panelsOf(labelled({ source, label: 'ai' }))).toEqual(['general', 'modern'])
  expect(panelsOf(labelled({ source: 'alpaca_eval', label: 'ai', attack: 'prompt-sico' }))).toEqual([
    'general',
  ])
  expect(panelsOf(labelled({ source: 'humanizerlab25' }))).toEqual([])
})

test('people are category 0, models’ texts the number of their class and one', () => {
  const documents = everySource()
  for (const [d, category] of categoriesOf(documents).entries())
    expect(category).toBe(
      documents[d]!.label === 'human' ? 0 : 1 + MODEL_CLASSES.indexOf(classOf(documents[d]!)!),
    )
})

test('a class is told by who wrote, how and when', () => {
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
