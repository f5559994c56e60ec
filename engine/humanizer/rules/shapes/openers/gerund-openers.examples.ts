import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'By using old maps and letters, they can find the road to the mill.',
      'They can find the road to the mill by using old maps and letters.',
    ],
  ],
  silent: [
    'By testing the scale, the paper aims to show how features can help the model.',
    'By using it, the team can find the road.',
    'By using old maps, the team found that the road was gone.',
    'By using old maps, the team did not find the road.',
    'By noon, the team had found the road.',
  ],
}
