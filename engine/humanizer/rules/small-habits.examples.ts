import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The law names these types of harm.', 'The law names such harm.'],
    [
      'It cost the town much, and these benefits came late.',
      'It cost the town much, and those benefits came late.',
    ],
    ['They may need to change their plans.', 'They may have to change their plans.'],
    ['The rule avoids the need for runoff elections.', 'The rule avoids runoff elections.'],
    ['It is hard to distinguish between them.', 'It is hard to tell them apart.'],
    ['The law is based on the idea that all are equal.', 'The law rests on the idea that all are equal.'],
    [
      'Prices fell in towns, while Germany has more jobs.',
      'Prices fell in towns, and Germany has more jobs.',
    ],
    ['The network was trained using a large set.', 'The network was trained with a large set.'],
    ['He slipped the key into his pocket.', 'He slipped the key in his pocket.'],
    ['The paper presents experimental results.', 'The paper reports experimental results.'],
    ['He told us of the challenge of water loss.', 'He told us of the problem of water loss.'],
    ['Using a large set of texts, we show gains.', 'With a large set of texts, we show gains.'],
    ['We show the effectiveness of our approach.', 'We show the effectiveness of our method.'],
    ['Through our experiments, we show gains.', 'In our experiments, we show gains.'],
    ['She learned it through her work with children.', 'She learned it in her work with children.'],
    ['The rule holds across all sectors.', 'The rule holds in all sectors.'],
  ],
  silent: [
    'These are the skills that you need to excel.',
    'They grew up with these games.',
    'Experts say that, while animals may not speak, they feel.',
    'They save energy by using better bulbs, scanning papers and sorting waste.',
    'The film is based on the book.',
    'In conclusion, while the College is not without flaws, it has lasted.',
    'A parent is using the same minutes far more wisely.',
    'They progress through their education at home.',
    'They rose to the challenge of building it.',
  ],
}
