import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The city built new parks near the river last year, making the old streets more pleasant.',
      'The city built new parks near the river last year. This made the old streets more pleasant.',
    ],
  ],
  silent: [
    'The city could build new parks near the river, making walks pleasant for all.',
    'She sat down, making room.',
  ],
}
