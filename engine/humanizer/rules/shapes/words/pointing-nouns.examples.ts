import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'They built a bridge. Cars rolled over this bridge.',
      'They built a bridge. Cars rolled over the bridge.',
    ],
  ],
  silent: [
    'Read the newsletter. Nothing in this newsletter should be taken as advice.',
    'They met on a day in May. People remember this day.',
    'Cars rolled over this bridge.',
    'We need privacy. No state may invade this privacy.',
    'One bridge was of stone, one bridge of wood. Cars rolled over this bridge.',
  ],
}
