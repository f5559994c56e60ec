import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'Prices fell by half in the spring. This makes it easier to plan.',
      'Prices fell by half in the spring, which makes it easier to plan.',
    ],
    [
      'The road was closed all week. This can be hard on shops.',
      'The road was closed all week, which can be hard on shops.',
    ],
  ],
  silent: [
    'We stopped at the old mill. This is one of my favourite places.',
    'Critics argue that prices fell. This makes it easier to plan.',
    'The road was closed all week. This road is old.',
    'The road was closed all week. This is because of the snow.',
    'The road was closed all week.\n\nThis makes it hard to plan.',
  ],
}
