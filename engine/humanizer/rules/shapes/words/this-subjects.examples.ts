import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [['They built a bridge. This bridge was long.', 'They built a bridge. The bridge was long.']],
  silent: [
    'The league has many clubs, including Leeds and York. These clubs have won most of it.',
    'They built a road. This bridge was long.',
    'Eleven reports came in. This report says why.',
    'This is a bridge.',
    'They know this bridge.',
  ],
}
