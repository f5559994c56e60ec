import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Cities must cut greenhouse gas emissions soon.', 'Cities must cut greenhouse gases soon.'],
    ['In this paper we introduce a new loss.', 'Here we introduce a new loss.'],
    ['A small shift in tone was enough.', 'A small change in tone was enough.'],
    [
      'We must preserve the park for future generations.',
      'We must preserve the park for generations to come.',
    ],
    ['We rarely think about our actions.', 'We rarely think about what we do.'],
    ['In recent years it has grown.', 'In the last few years it has grown.'],
    [
      'Experiments show the effectiveness of our new method.',
      'Experiments show how well our new method works.',
    ],
    ['Think of a world where nobody lies.', 'Think of a world in which nobody lies.'],
    ['However, critics say it is slow.', 'However, some people say it is slow.'],
  ],
  silent: [
    'The club has acknowledged the breaches and apologized for their actions, and paid.',
    'They rode over rocky obstacles, and fell.',
    'She has a steady single-leg stance on stable ground.',
    'There is a variety of sides.',
    'The film critics say it is slow.',
    'Food options have improved.',
    'She rose to the challenge.',
    'The military establishment was against it.',
    'He wrote on natural and cultural heritage.',
    'They study political and social issues in depth.',
    'She wrote about the complexities of human desire.',
    'The crowd demanded accountability from the ministry.',
    'New rules set greenhouse gas emissions targets for the region.',
    'They worked the night shift in town.',
    'They thought about their actions, and they were sorry.',
    'It is a paradigm shift in physics.',
    'The Government Accountability Office disagreed.',
    'He wrote about mental illnesses.',
    'They learn to cope in the world of men.',
  ],
}
