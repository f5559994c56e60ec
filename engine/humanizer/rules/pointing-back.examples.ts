import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Cars burn oil all day. This makes the air dirty.', 'Cars burn oil all day. That makes the air dirty.'],
    ['Dogs can bark all day. This can cause trouble.', 'Dogs can bark all day. That can cause trouble.'],
  ],
  silent: [
    'If everyone reasons in this way, the grass is destroyed.',
    'That is so. Cars burn oil all day. This makes the air dirty.',
    'This method makes sense.',
    'He said that this makes sense.',
  ],
}
