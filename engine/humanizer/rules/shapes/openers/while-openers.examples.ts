import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'While the food menu may be limited, the service at the bar is excellent.',
      'The food menu may be limited, but the service at the bar is excellent.',
    ],
  ],
  silent: [
    'Although the plan works in the valley - a narrow one - we show that in the hills, the road is bad.',
    'While waiting for the bus, the man read a book.',
    'Although it is late, they sing.',
  ],
}
