import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'By sharing seeds, farmers can save money and plant more kinds of wheat.',
      'Farmers can save money and plant more kinds of wheat by sharing seeds.',
    ],
    [
      'By cutting its prices, the shop has won new customers.',
      'The shop has won new customers by cutting its prices.',
    ],
  ],
  silent: [
    'By doing so, farmers can save money.',
    'By sharing seeds, they help people to save money.',
    'By sharing seeds, farmers find that money is saved.',
    'By noon, the shop had sold its bread.',
  ],
}
