import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Cars burn oil. This makes the air dirty.', 'Cars burn oil. That makes the air dirty.'],
    ['Dogs can bark. This can cause trouble.', 'Dogs can bark. That can cause trouble.'],
  ],
  silent: [
    'That is so. Cars burn oil. This makes the air dirty.',
    'This method makes sense.',
    'He said that this makes sense.',
  ],
}
