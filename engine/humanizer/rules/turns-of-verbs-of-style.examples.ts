import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It leads to improved public health.', 'It improves public health.'],
    [
      'The staff was kind, ensuring that we had a good stay.',
      'The staff was kind, so that we had a good stay.',
    ],
    ['The rule is meant to ensure the safety of workers.', 'The rule is meant to protect workers.'],
    ['Music plays a crucial role in shaping our mood.', 'Music helps shape our mood.'],
    ['They gained a deeper understanding of the town.', 'They learned more about the town.'],
    ['The idea has gained traction in Paris.', 'The idea has caught on in Paris.'],
    ['The firm conducted a survey in May.', 'The firm did a survey in May.'],
    ['The gas poses a serious threat to fish.', 'The gas threatens fish.'],
  ],
  silent: [
    'Going to this place offers a wonderful atmosphere.',
    'It leads to improved.',
    'The test will provide an answer with ease.',
    'Ensuring that all is well takes time.',
    'He played a key role in the film.',
    'The path leads to a lake.',
  ],
}
