import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 45, soSo: 18, wrong: 0 },
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
    [
      'The old park by the river is full, especially on Sundays in May.',
      'The old park by the river is full (especially on Sundays in May).',
    ],
  ],
  silent: [
    'The visit, which was planned for May, is off.',
    'The old shop in the town sells other metals such as iron and zinc.',
    'The park is full, especially on Sundays, and the river is cold.',
    'The price of a house in the town depends on factors such as age and size.',
    'According to Lin, the work that was needed was hard, given the time.',
    'The shop on the corner sells fruit, including pears and plums, during the summer.',
    'He bought bread, a bag of flour, and left.',
    'The shop on the corner sells fruit, including pears, and opens at noon.',
    'The shop (on the corner) sells fruit, including pears and plums.',
    'It sells fruit, including pears and plums.',
  ],
}
