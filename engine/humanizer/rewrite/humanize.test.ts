import { describe, expect, test } from 'vitest'
import { humanText } from '../../detector/test-texts.ts'
import { applyEdits } from '../edit.ts'
import { humanize } from './humanize.ts'

const machine =
  'Additionally, individuals often utilize digital tools to enhance their productivity. It is important to note that climate change poses a significant threat to biodiversity. The intricate interplay between policy and markets plays a crucial role in shaping outcomes.'

describe('humanize', () => {
  test('replaces machine habits by plain words, with edits that produce the text exactly', () => {
    const result = humanize(machine)
    expect(result.changed).toBe(true)
    expect(result.text).toContain('Climate change poses a significant threat')
    expect(applyEdits(machine, result.edits)).toBe(result.text)
    for (const edit of result.edits) expect(machine.slice(edit.start, edit.end)).toBe(edit.before)
  })

  test('gives the same result each time', () => {
    expect(humanize(machine)).toEqual(humanize(machine))
  })

  test('leaves a text that reads human in Clean and Balanced, and rewrites it in Strong', () => {
    const human = `${humanText} I would not utilize it again.`
    expect(humanize(human, { mode: 'clean' }).reason?.code).toBe('reads-human')
    expect(humanize(human, { mode: 'balanced' }).reason?.code).toBe('reads-human')
    const strong = humanize(human, { mode: 'strong' })
    expect(strong.changed).toBe(true)
    expect(strong.reason).toBeUndefined()
    expect(strong.proof.holds).toBe(true)
  })

  test('leaves another language alone and says so', () => {
    const french =
      'Il est important de noter que le changement climatique pose une menace importante pour la nature et pour nous tous.'
    const result = humanize(french)
    expect(result.changed).toBe(false)
    expect(result.text).toBe(french)
    expect(result.reason?.code).toBe('not-english')
  })
})
