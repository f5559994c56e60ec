import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Cars burn oil. This makes the air dirty.', 'Cars burn oil. That makes the air dirty.'],
    ['Dogs bark. This can cause trouble.', 'Dogs bark. That can cause trouble.'],
  ],
  silent: ['This method makes sense.', 'He said that this makes sense.'],
}
