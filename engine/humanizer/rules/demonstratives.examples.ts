import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The tests failed twice. These findings are new.', 'The tests failed twice. The findings are new.'],
  ],
  silent: [
    'People hold beliefs in these areas.',
    'These are new.',
    'We changed it. This method is slow.',
    'I saw it this morning.',
    'Cars have contributed to these issues.',
  ],
}
