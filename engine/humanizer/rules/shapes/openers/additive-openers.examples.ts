import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 9, soSo: 0, wrong: 0 },
  fires: [
    ['Additionally, the team built a bridge.', 'The team also built a bridge.'],
    ['Moreover, they have found a leak.', 'They have also found a leak.'],
  ],
  silent: [
    'Additionally, by building bridges in May, the team won time.',
    'Moreover, she also sang.',
    'Furthermore, the system employed by most states weakens votes.',
  ],
}
