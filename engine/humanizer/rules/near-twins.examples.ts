import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['We all learn and grow.', 'We all learn.'],
    ['It was a bold and innovative choice.', 'It was a bold choice.'],
    ['She felt a sense of pride and accomplishment.', 'She felt a sense of pride.'],
  ],
  silent: ['Growth and success came late.', 'Love and kindness are free.', 'He learned to grow and to love.'],
}
