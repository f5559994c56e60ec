import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['The lamp is small. It works well.', 'The lamp is small, and it works well.']],
  silent: [
    'She left. He stayed.',
    'The lamp is not small. It works well.',
    '"The lamp is small." It works well.',
  ],
}
