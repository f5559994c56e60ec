import { lowerFirst } from '../../../language/sentence-shape.ts'
import type { Word } from '../../../language/tagged-text.ts'
import type { Rule } from '../../../proposals/rule.ts'

const placeMax = 9

/** "The plan, however, failed." -> "But the plan failed."; "but for us" keeps its comma, or it would mean "without us". */
export const howeverInside: Rule = {
  name: 'however-inside',
  mode: 'clean',
  phrases: ['but'],
  find(sentence, text) {
    const { words } = sentence
    const at = words.findIndex((word) => word.lower === 'however')
    const first = words[0]
    if (at < 2 || at > placeMax || !first || words[at]?.locked) return []
    const [open, close] = [words[at - 1] as Word, words[at + 1]]
    if (open.lower !== ',' || close?.lower !== ',') return []
    if (words.slice(0, at - 1).some((word) => word.tag === 'PUNCT' || /^(?:but|yet|and)$/.test(word.lower)))
      return []
    const opening = lowerFirst(first)
    if (opening === undefined || text.cover.subarray(open.start, close.end).includes(1)) return []
    return [
      {
        rule: 'however-inside',
        reason: 'The contrast said at the start, in one short word.',
        gain: 1.2,
        inserted: 'but',
        parts: [
          { start: first.start, end: first.end, after: `But ${opening}` },
          { start: open.start, end: close.end, after: first.lower === 'for' ? ',' : '' },
        ],
      },
    ]
  },
}
