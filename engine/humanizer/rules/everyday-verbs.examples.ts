import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The work becomes easier.', 'The work gets easier.'],
    ['Critics argue that it is too dear.', 'Critics say that it is too dear.'],
    ['The film evokes memories of school.', 'The film brings back memories of school.'],
  ],
  silent: [
    'Offer people three options and most will choose the middle one.',
    'Research offers little support for such a view.',
    'No adverse events occurred, and nobody fell ill.',
    'We establish the relationship between the two values.',
    'It was the first sign to arise when they came.',
    'It has often stemmed from fear.',
    'He fought his own possessed friends and family.',
    'It has become easier.',
    'She was prevented from leaving.',
    'The army reinforces.',
    'They saw children experiencing pain, fevers and sickness.',
    'K denotes the rank.',
    'It captures the shape and leads to better art.',
    "It names species that don't occur at our altitude.",
  ],
}
