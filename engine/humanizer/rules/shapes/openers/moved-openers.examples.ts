import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 4, soSo: 1, wrong: 0 },
  fires: [
    [
      'By reading stories aloud, the teacher helps every child.',
      'The teacher helps every child by reading stories aloud.',
    ],
    ['When the rain stops, the birds come back.', 'The birds come back when the rain stops.'],
    [
      'Despite the cold weather, many visitors came to the park.',
      'Many visitors came to the park despite the cold weather.',
    ],
  ],
  silent: [
    'By the midpoint, my mind wandered to dinner plans to escape.',
    'When faced with a choice of work alone or with friends, I would opt for the latter for two reasons.',
    'When faced with two ways home, I would take the latter for a reason.',
    'When Mary arrived, she sat down in the garden.',
    'By reading it aloud, the teacher helps every child.',
    'When the rain stops, the birds say that summer is near.',
    'By 1990, the town had two schools.',
    'Besides new bells, we restore old ones.',
    'When the rain stops, the birds come back. When the snow falls, the birds leave the town.',
  ],
}
