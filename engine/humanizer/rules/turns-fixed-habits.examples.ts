import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The grading system employed by the school is old.', 'The grading system used by the school is old.'],
    ['The inquiry revealed that the boy had lied.', 'The inquiry showed that the boy had lied.'],
    ['The staff seemed overwhelmed and slow.', 'The staff seemed swamped and slow.'],
    ['The strands hold the key to it.', 'The strands have the key to it.'],
    ['He rose through hard work.', 'He rose by hard work.'],
    ['Despite its natural beauty, few go there.', 'For all its natural beauty, few go there.'],
    ['They have offices across the US.', 'They have offices in the US.'],
    ['He won despite losing the vote.', 'He won in spite of losing the vote.'],
    ['Despite our differences, we get on.', 'For all our differences, we get on.'],
    ['The method holds potential for trade.', 'The method has potential for trade.'],
    ['Our method is based on the idea of thrift.', 'Our method rests on the idea of thrift.'],
    ['Leaders show care through their decisions.', 'Leaders show care in their decisions.'],
    ['Few distinguish between right and wrong.', 'Few tell right from wrong.'],
  ],
  silent: [
    'Our approach takes into account the likeness of the two.',
    'The people employed in that trade are few.',
    'It makes it hard to hold a central bank accountable.',
    'The water moves through a series of basins.',
    'They will drag cases through years of litigation.',
    'Through the lens of a camera I see more.',
    'I see the world through their work.',
    'Door after door opened and revealed that.',
  ],
}
