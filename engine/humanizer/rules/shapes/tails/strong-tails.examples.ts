import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'Prices have risen although wages have not, making it harder to save.',
      'Prices have risen although wages have not, and that has made it harder to save.',
    ],
    [
      'The scheme ignores the risk that rivers pose, leaving many towns exposed.',
      'The scheme ignores the risk that rivers pose, and that leaves many towns exposed.',
    ],
    [
      'The signs were not in place that night, leading to two accidents.',
      'The signs were not in place that night, and that led to two accidents.',
    ],
  ],
  silent: [
    'A fire destroyed part of the factory, prompting the closure of a school but causing no injuries.',
    'She poured her feelings onto the wide canvas, creating a great masterpiece.',
    'Composed of long chains of small parts, proteins exhibit great diversity in form and function, allowing them to work in all the cells.',
    'The council would build a road, making it easier to reach the port.',
    'If the ice melts, the sea rises, making it harder to live there.',
    'She packed her bags before noon, making sure that nothing was left.',
    'The law sets a limit calibrated to sustained demand, presenting a risk.',
    'The story is told from one side, leaving many questions open and in the end presenting a skewed picture.',
    'They plant trees, cut weeds, feeding birds, making nests.',
  ],
}
