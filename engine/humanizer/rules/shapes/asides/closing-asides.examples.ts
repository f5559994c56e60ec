import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The pool behind the house is small, although it is clean.',
      'The pool behind the house is small (although it is clean).',
    ],
    [
      'We stayed in a small hotel, with a bar and a pool.',
      'We stayed in a small hotel (with a bar and a pool).',
    ],
    [
      'They come from a small town, a place of mills and mines.',
      'They come from a small town (a place of mills and mines).',
    ],
    ['Clean water is a basic right, not a luxury.', 'Clean water is a basic right (not a luxury).'],
  ],
  silent: [
    'That is all it takes: a sheet, a projector and someone stubborn.',
    'It depends on the presence of a target, an offender and the absence of a guard.',
    'They have made two hats, a scarf and most of a sweater.',
    'It is also, I suspect, not really the issue.',
    'A fire broke out in the old mill, which threatened the whole street.',
    'He has scored eight goals this year, which makes him the best of them.',
    'His hard work paid off, as the small firm went on and on.',
    'The stick cut through the cold air, a blur of wood and his arm.',
    'The pool (behind the house) is small, although it is clean.',
    'The pool is small, a fact that nobody denies.',
    'We bought bread, milk, a bag of flour.',
    'Just plans for dinner, a couple of emojis.',
    'The pool is small, which is why we left and went home when it rained.',
  ],
}
