import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../edit.ts'
import { humanizeWithRewrite } from './humanize-with-rewrite.ts'

const firstParagraph =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'
const second =
  'Furthermore, the comprehensive report underscores the pivotal role that robust planning plays in every organization, and it leverages numerous examples to illustrate the point.'
const text = `${firstParagraph}\n\n${second}`
const firstAgain =
  'People must use digital tools to get more done each day, as Smith et al. (2020) argue. The complicated link between policy and markets did not do much to shape the 12.5% rise of 3 March 2021.'
const secondAgain =
  'The long report also shows how much good planning matters in every organization, and it uses many examples to make the point plain to its readers.'

describe('humanizeWithRewrite', () => {
  test('takes a rewrite that is proved, as edits that make it exactly', () => {
    const result = humanizeWithRewrite(text, `${firstAgain}\n\n${secondAgain}`)
    expect(result.text).toBe(`${firstAgain}\n\n${secondAgain}`)
    expect(result.reason).toBeUndefined()
    expect(applyEdits(text, result.edits)).toBe(result.text)
    expect(result.proof.holds).toBe(true)
  })

  test('offers each changed sentence as it was and as it was rewritten', () => {
    const { alternatives } = humanizeWithRewrite(text, `${firstAgain}\n\n${secondAgain}`)
    expect(alternatives.at(-1)?.options.slice(0, 2)).toEqual([second, secondAgain])
    for (const { start, end, options } of alternatives) expect(text.slice(start, end)).toBe(options[0])
  })

  test.each([
    ['a lost citation', firstAgain.replace(', as Smith et al. (2020) argue', '')],
    ['another number', firstAgain.replace('12.5%', '12%')],
    ['a lost negation', firstAgain.replace('did not do', 'did do')],
    ['a weaker duty', firstAgain.replace('must', 'may')],
    ['a name of its own', firstAgain.replace('digital', 'Microsoft')],
    ['nothing', ''],
    ['a refusal', "I'm sorry, but I can't help with that request."],
  ])('%s: that paragraph is left to the embedded engine, the other one is taken', (_, first) => {
    const result = humanizeWithRewrite(text, `${first || '…'}\n\n${secondAgain}`)
    expect(result.text).toContain('as Smith et al. (2020) argue')
    expect(result.text).toContain('the 12.5% rise of 3 March 2021')
    expect(result.text).toContain(secondAgain)
    expect(result.reason).toMatchObject({ code: 'not-proved' })
    expect(result.proof.holds).toBe(true)
  })

  test('names the words that were lost, not their tokens', () => {
    const lost = firstAgain.replace('3 March 2021', '3 April 2021')
    const { reason } = humanizeWithRewrite(text, `${lost}\n\n${secondAgain}`)
    expect(reason?.message).not.toContain('[[')
    expect(reason?.message).toMatch(/March|April/)
  })

  test('keeps the words that the user locked', () => {
    const result = humanizeWithRewrite(text, `${firstAgain}\n\n${secondAgain}`, { lock: ['utilize'] })
    expect(result.text).toContain('utilize')
    expect(result.reason?.code).toBe('not-proved')
  })

  test('a rewrite that is another text altogether leaves the whole to the embedded engine', () => {
    const result = humanizeWithRewrite(text, 'One line about something else.')
    expect(result.text).not.toContain('something else')
    expect(result.proof.holds).toBe(true)
    expect(result.reason?.code).toBe(result.changed ? 'not-proved' : 'nothing-safe')
  })

  test('a text that is not to be rewritten stays, whatever the rewrite says', () => {
    const result = humanizeWithRewrite('We ate soup. It rained. Nobody minded.', 'Soup was eaten.')
    expect(result.changed).toBe(false)
  })
})
