import { expect, test } from 'vitest'
import { applyEdits } from '../edit.ts'
import { humanizeWithModel } from './humanize-with-model.ts'
import type { ModelRequest } from './rewrite-passage.ts'

const first =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue.'
const second =
  'The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'
const text = `${first} ${second}`

type Change = (passage: string) => string

const plain: Change = (passage) =>
  passage
    .replace('Additionally, individuals must utilize', 'People must use')
    .replace('The intricate interplay between', 'The complicated link between')
const freer: Change = (passage) =>
  passage
    .replace('Additionally, individuals must utilize', 'Users must turn to')
    .replace('play a crucial role in shaping', 'do much to shape')

/** A model that gives these answers, one after the other, and the last of them from then on. */
async function wordingsOf(...answers: Change[]) {
  let asked = 0
  const result = await humanizeWithModel(
    text,
    { candidates: answers.length },
    async (request: ModelRequest) => {
      const content = request.messages.find(({ role }) => role === 'user')?.content ?? ''
      const passage = /<passage>\n([\s\S]*)\n<\/passage>/.exec(content)?.[1] ?? ''
      return (answers[asked++] ?? answers.at(-1)!)(passage)
    },
  )
  return { result, options: result.alternatives.map((each) => each.options) }
}

test('gives what other answers say of a sentence, beside the original and the chosen wording', async () => {
  const { result, options } = await wordingsOf(plain, freer)
  expect(options.map((each) => each[0])).toEqual([first, second])
  for (const [i, { start, end, sentence }] of result.alternatives.entries()) {
    const own = result.edits.filter((edit) => edit.sentence === sentence)
    const moved = own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
    expect(options[i]![1]).toBe(applyEdits(text.slice(start, end), moved))
  }
  const all = options.flat()
  expect(all).toContain(first.replace('Additionally, individuals must utilize', 'People must use'))
  expect(all).toContain(first.replace('Additionally, individuals must utilize', 'Users must turn to'))
})

test.each<[string, Change]>([
  ['a lost number', (passage) => freer(passage).replace('must turn to', 'must turn to two')],
  [
    'another negation',
    (passage) => freer(passage).replace('must turn to', 'must not turn to').replace('did not do', 'did do'),
  ],
  ['sentences made one', (passage) => freer(passage).replace('. The intricate', ', and the intricate')],
  [
    'a thought moved to the next sentence',
    (passage) =>
      freer(passage)
        .replace(' to enhance their productivity', '')
        .replace('policy', 'policy and productivity'),
  ],
])('%s is no wording of a sentence', async (_what, change) => {
  const { options } = await wordingsOf(plain, change)
  const others = options.flatMap((each) => each.slice(2))
  expect(others.filter((each) => each.includes('Users'))).toEqual([])
})

test('asks the model no more often than a run without them', async () => {
  let asked = 0
  await wordingsOf(plain, (passage) => {
    asked++
    return freer(passage)
  })
  expect(asked).toBeLessThanOrEqual(2)
})
