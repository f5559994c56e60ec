import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The plan, however, failed in spring.', 'But the plan failed in spring.'],
    ['For the young, however, it failed.', 'But for the young, it failed.'],
  ],
  silent: [
    'But the plan, however, failed.',
    'However hard it rains, the plan works.',
    'It rained; the plan, however, worked.',
  ],
}
