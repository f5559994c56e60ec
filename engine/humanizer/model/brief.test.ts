import { describe, expect, test } from 'vitest'
import { type Brief, type Strategy, writeBrief, writeRepairBrief } from './brief.ts'

const brief: Brief = {
  strategy: 'editor',
  passage: 'A [[K1]] b.',
  tokens: ['[[K1]]'],
  before: '',
  after: '',
  facts: ['Paris'],
}
const strategies: Strategy[] = ['recast', 'editor', 'voice', 'facts-first', 'minimal']

describe('writeBrief', () => {
  test.each(strategies)('states the rules whatever the strategy (%s)', (strategy) => {
    const [system, user] = writeBrief({ ...brief, strategy })
    expect(system?.content).toContain('Add nothing')
    expect(system?.content).toContain('exactly once')
    expect(user?.content).toContain('<passage>\nA [[K1]] b.\n</passage>')
    expect(user?.content).toContain('Paris')
  })

  test('shows the sample only where the voice is asked for', () => {
    const sampled = (strategy: Strategy) =>
      writeBrief({ ...brief, strategy, voice: 'My sample.' })[1]?.content.includes('My sample.')
    expect([sampled('voice'), sampled('editor')]).toEqual([true, false])
  })

  test('names the faults in a repair', () => {
    const messages = writeRepairBrief(brief, 'An answer.', ['The token [[K1]] is missing.'])
    expect(messages.at(-1)?.content).toContain('The token [[K1]] is missing.')
    expect(messages.at(-2)).toEqual({ role: 'assistant', content: 'An answer.' })
  })
})
