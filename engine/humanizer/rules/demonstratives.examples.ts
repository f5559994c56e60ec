import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The tests failed twice. These findings are new.', 'The tests failed twice. The findings are new.'],
    ['We changed it. This method is slow.', 'We changed it. The method is slow.'],
  ],
  silent: ['These are new.', 'I saw it this morning.'],
}
