import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The song continues to inspire young people.', 'The song still inspires young people.'],
    ['The song continues to be famous.', 'The song is still famous.'],
    ['The prices continued to rise.', 'The prices kept rising.'],
  ],
  silent: ['They will continue to sing.', 'The road continues to the north.'],
}
