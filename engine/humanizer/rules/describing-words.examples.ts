import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The portions were generous.', 'The portions were big.'],
    ['They took a pragmatic approach.', 'They took a practical approach.'],
    ['The two are inextricably linked.', 'The two are closely linked.'],
    ['It is detrimental to health.', 'It is bad for health.'],
  ],
  silent: [
    'They made it a grand, awe-inspiring show.',
    'The meatballs sound absolutely mouthwatering.',
    'The pervasive smell of smoke remained.',
    'A chilling wind blew in.',
    'She sighed dramatically.',
    'He stumbled on the stairs.',
  ],
}
