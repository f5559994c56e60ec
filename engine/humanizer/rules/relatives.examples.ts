import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['It is an old rule that can fail.', 'It is an old rule which can fail.']],
  silent: [
    'She is a woman that can sing.',
    'The idea that he can sing is new.',
    'All that is old is good.',
    'For a glider pilot that is excellent news.',
    'To a chef that was an insult.',
  ],
}
