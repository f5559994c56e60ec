import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The town has clean air, good schools, and quiet parks.',
      'The town has clean air and good schools as well as quiet parks.',
    ],
    [
      'The hotel has a pool, a bar, and a small gym.',
      'The hotel has a pool and a bar as well as a small gym.',
    ],
  ],
  silent: [
    'What I felt was a mix of pride, joy, and awe.',
    'We have to choose between bread, milk, and eggs.',
    'We brought bread, milk, and eggs to the house.',
    'The town has clean air, good schools, quiet parks, and fine shops.',
    'The town has no parks, no schools, and no shops.',
    'The shop has vests and other protective gear, tires, and strong ropes.',
    'They sing, dance, and play all day.',
    'We bought bread, a bag of flour, and old shoes.',
  ],
}
