import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  // The wrong place had a quotation, where the rule does not cut any more.
  record: { right: 26, soSo: 0, wrong: 0 },
  fires: [
    [
      'The old bridge was closed for a month, but the ferry was still running.',
      'The old bridge was closed for a month. But the ferry was still running.',
    ],
    [
      'The old bridge was closed for a month, and it was painted in green.',
      'The old bridge was closed for a month. It was painted in green.',
    ],
    [
      'The old bridge carries no more than one car, which makes the way to work long.',
      'The old bridge carries no more than one car. This makes the way to work long.',
    ],
  ],
  silent: [
    'If the bridge is closed for a month, but the ferry is still running, we can go.',
    'He said that the bridge was closed for a month, and it was painted in green.',
    'The bridge, the road and the old mill were closed, and it was cold.',
    'The old bridge carries no more than one car, which makes the way long, slow and dull.',
  ],
}
