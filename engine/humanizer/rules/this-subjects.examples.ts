import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['They built a bridge. This bridge was long.', 'They built a bridge. The bridge was long.']],
  silent: ['They built a road. This bridge was long.', 'This is a bridge.', 'They know this bridge.'],
}
