import { describe, expect, test } from 'vitest'
import type { Edit } from '../edit.ts'
import { tagText } from '../language/tagged-text.ts'
import { soundEdits } from './sound-edits.ts'

const text =
  'The trial did not cut deaths. It raised costs for every clinic in 2019. A single one-page form helps people.'

function edit(before: string, after: string, sentence: number): Edit {
  const start = text.indexOf(before)
  const reason = { reasons: ['a-reason'], reason: 'A reason.' }
  return { start, end: start + before.length, before, after, rule: 'a-rule', ...reason, sentence }
}

const plain = edit('helps people', 'is of use', 2)

describe('soundEdits', () => {
  test('keeps changes that nothing speaks against', () => {
    const edits = [edit('cut deaths', 'save lives', 0), plain]
    expect(soundEdits(tagText(text), edits)).toEqual(edits)
  })

  test.each([
    ['a lost negation', edit('did not cut', 'failed to cut', 0)],
    [
      'a negation that went to the next sentence',
      edit('did not cut deaths. It raised costs', 'cut deaths. It did not raise costs', 0),
    ],
    ['a changed number', edit('in 2019', 'lately', 1)],
    ['a word twice', edit('single', 'one', 2)],
  ])('takes back %s with all changes of its sentence', (_, bad) => {
    const other = bad.sentence === 2 ? edit('raised', 'put up', 1) : plain
    expect(soundEdits(tagText(text), [bad, other])).toEqual([other])
  })
})
