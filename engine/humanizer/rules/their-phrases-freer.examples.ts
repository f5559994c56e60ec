import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Cities can reduce their carbon footprint.', 'Cities can cut carbon emissions.'],
    ['Their relationship was never easy.', 'The relationship was never easy.'],
    ['We discuss new drugs and their effects.', 'We discuss new drugs and the effects.'],
    ['Many want to pursue their passions.', 'Many want to do what they love.'],
  ],
  silent: ['Their reputation preceded them.', 'He was held accountable for their actions.'],
}
