import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The lamp by the door is small. It works well every night.',
      'The lamp by the door is small and it works well every night.',
    ],
    [
      'The lamp by the door is small. But the room is very dark.',
      'The lamp by the door is small but the room is very dark.',
    ],
  ],
  silent: [
    'She left. He stayed.',
    'The lamp is not small. It works well.',
    '"The lamp is small." It works well.',
  ],
}
