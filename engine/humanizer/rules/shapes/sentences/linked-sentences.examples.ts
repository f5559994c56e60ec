import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The new line is cheap to run. However, the old one was faster.',
      'The new line is cheap to run, but the old one was faster.',
    ],
    [
      'The road was closed in May. As a result, the shops lost money.',
      'The road was closed in May, so the shops lost money.',
    ],
    [
      'The library lends tools as well as books. Moreover, it teaches people to use them.',
      'The library lends tools as well as books, and it teaches people to use them.',
    ],
    [
      'The town built a dam over the big old lake. This project took the owners years.',
      'The town built a dam over the big old lake, and this project took the owners years.',
    ],
  ],
  silent: [
    'The road was closed in May. As a result, many shops lost money.',
    'The new line is not cheap to run. However, the old one was faster.',
    'If the new line is cheap, it will run. However, the old one was faster.',
    'They say that the new line is cheap. Moreover, it is fast and safe.',
    'The paper looks at the new line. This study shows what it costs.',
    'The new line is cheap to run. This is what they wanted.',
    'First, the line is cheap to run. Moreover, it is fast and safe.',
    'The line is cheap to run. Moreover, if it rains it is still fast.',
  ],
}
