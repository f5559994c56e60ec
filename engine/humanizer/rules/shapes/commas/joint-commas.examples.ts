import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The rain was heavy, and they stayed at home.', 'The rain was heavy and they stayed at home.'],
    [
      'In spring, the rain was heavy, and the road was closed.',
      'In spring, the rain was heavy and the road was closed.',
    ],
    ['The rain was heavy, but they went for a walk.', 'The rain was heavy but they went for a walk.'],
  ],
  silent: [
    'They stress how important this is, and this helps people.',
    'The rain was heavy, cold, and it fell all day.',
    'If the rain is heavy, and they stay at home, all is well.',
    'He bought bread, and milk.',
    'It has a bar, a pool, and a garden.',
    'They need time, and the money that is left.',
  ],
}
