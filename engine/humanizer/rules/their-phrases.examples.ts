import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['People use maths in their daily lives.', 'People use maths in daily life.'],
    ['Candidates focus their efforts on a few states.', 'Candidates focus on a few states.'],
    ['Hundreds lost their lives in the flood.', 'Hundreds died in the flood.'],
    ['The band is known for their loud shows.', 'The band is known for loud shows.'],
    ['Voters went to cast their ballots early.', 'Voters went to vote early.'],
  ],
  silent: [
    'They lost their lives and homes.',
    'The band is known for their ability to improvise.',
    'They cast their votes by mail.',
    'They struggle to stay in their homes.',
    'Regardless of their immediate response, show the effects.',
    'People expect privacy in their homes, cars, and devices.',
  ],
}
