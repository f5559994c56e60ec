import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['We need to find a way.', 'We have to find a way.'],
    ['The lake turned into a desert.', 'The lake became a desert.'],
    ['This is a challenge for us.', 'This is hard for us.'],
  ],
  silent: [
    'A primary source was made by a witness.',
    'Kennedy addresses allies and new nations.',
    'They shall try to resolve it through talks.',
    'The faith spread through many of the same cities.',
    'We discover through dialogue that he has been in jail.',
    'Let us go through this process now.',
    'He copes by focusing on thoughts of home.',
    'The funds are spread out across sectors.',
    'There is a need to act.',
    'He walked through the door.',
    'The frog was turned into a prince.',
    'It assesses the role of diet in cancer.',
    'The words translate into action.',
    'The essay introduces Plato.',
    'There is a growing need to optimize these systems.',
    'They sum up the design of the challenge.',
    'Maintaining physical health is crucial.',
    'The remnant persists even after evaporation.',
    'They offer a great deal on oysters.',
    'The portion size was a challenge.',
    'Her sights set on Paris, she is poised to dazzle the world.',
    'She had to hold onto the sink.',
  ],
}
