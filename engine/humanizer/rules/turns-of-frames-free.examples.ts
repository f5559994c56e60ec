import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['There are many reasons to stay.', 'There are a lot of reasons to stay.'],
    ['Cars are a major problem here.', 'Cars are a big problem here.'],
    ['Smoke is a leading cause of illness.', 'Smoke is one of the main causes of illness.'],
    ['Towns can play an important part in growth.', 'Towns can have a lot to do with growth.'],
    ['It sheds light on the causes.', 'It tells us more about the causes.'],
  ],
  silent: [
    'They saved social and economic benefits.',
    'The days turned into weeks and weeks into months.',
    'The dynamics of the system are known.',
    'Water flows through careful channels.',
    'More sustainable cities are possible.',
  ],
}
