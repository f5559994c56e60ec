import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Noise can hinder their work.', 'Noise can get in the way of their work.'],
    ['The debt exacerbates the crisis.', 'The debt adds to the crisis.'],
    ['By leveraging their skills, they won.', 'With their skills, they won.'],
    ['The new approach aims to save time.', 'The new approach is designed to save time.'],
    ['The rule enables better use of land.', 'The rule allows better use of land.'],
    [
      'The clerk was there, ensuring they were seen first.',
      'The clerk was there, so that they were seen first.',
    ],
  ],
  silent: [
    'Noise greatly hinders their work.',
    'They hindered by noise.',
    'They work late, ensuring a fair result and meeting the goals.',
    'The framework enables us to work.',
    'They lead people to the door.',
  ],
}
