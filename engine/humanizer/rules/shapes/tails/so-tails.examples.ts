import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The case is light and flat, making it useful for trips.',
      'The case is light and flat, so it is useful for trips.',
    ],
    [
      'The rooms were old and the stairs were steep, making them a poor choice for us.',
      'The rooms were old and the stairs were steep, so they were a poor choice for us.',
    ],
    [
      'The council lowers the fares each spring, making the trains more popular.',
      'The council lowers the fares each spring, so the trains are more popular.',
    ],
  ],
  silent: [
    'The train calls at the mill, making it easier to reach and saving time.',
    'He won the race in May, making him the first champion of the town.',
    'Planners are changing suburbs, making them more compact.',
    'She packed her bags before noon, making sure that nothing was left.',
    'The council would build a road, making it easier to reach the port.',
    'He did not pay the rent, making it hard to stay.',
    'The film has a fine cast, making it feel like a play.',
    'The noise went on for hours, making him wince in pain.',
    'The flavors were good, making it so irresistible that you ate the whole thing.',
  ],
}
