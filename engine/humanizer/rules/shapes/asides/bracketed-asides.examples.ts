import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The shop on the corner sells fruit, including pears and plums.',
      'The shop on the corner sells fruit (including pears and plums).',
    ],
    [
      'The shops in the old town, such as bakers and grocers, are small.',
      'The shops in the old town (such as bakers and grocers) are small.',
    ],
    [
      'Lin, a doctor from Leeds, was the first to see it.',
      'Lin (a doctor from Leeds) was the first to see it.',
    ],
    ['The visit, which was planned for May, is off.', 'The visit (which was planned for May) is off.'],
    [
      'The old shop in the town sells other metals such as iron and zinc.',
      'The old shop in the town sells other metals (such as iron and zinc).',
    ],
  ],
  silent: [
    'The price of a house in the town depends on factors such as age and size.',
    'According to Lin, the work that was needed was hard, given the time.',
    'The shop on the corner sells fruit, including pears and plums, during the summer.',
    'He bought bread, a bag of flour, and left.',
    'The shop on the corner sells fruit, including pears, and opens at noon.',
    'The shop (on the corner) sells fruit, including pears and plums.',
    'It sells fruit, including pears and plums.',
  ],
}
