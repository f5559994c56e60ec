import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 9, soSo: 0, wrong: 0 },
  fires: [
    [
      'The bridge was closed in May. But the ferry was still running.',
      'The bridge was closed in May, but the ferry was still running.',
    ],
  ],
  silent: [
    'Although the bridge was closed, they came. But the ferry was late.',
    'It rained. But the ferry was still running.',
    'The bridge was closed in May. But, as we know, the ferry was running.',
  ],
}
