import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The shop offers good service while keeping low prices.',
      'The shop offers good service and keeps low prices.',
    ],
    [
      'The plan aims to cut costs while improving service.',
      'The plan aims to cut costs and improve service.',
    ],
    [
      'He kept the town safe by cutting traffic while raising fines.',
      'He kept the town safe by cutting traffic and raising fines.',
    ],
    [
      'He found a tool that saves time while reducing waste.',
      'He found a tool that saves time and reduces waste.',
    ],
  ],
  silent: [
    'It may cut the odds that one person will help while raising the odds that somebody does.',
    'Forcing people to vote addresses the symptom while leaving the disease.',
    'It cuts the part of the market you can influence while leaving the rest alone.',
    'We risk treating the symptom while ignoring the disease.',
    'She read the paper while waiting for the bus.',
    'It drives out more people than it could help while making rents worse.',
    'The plan does not cut costs while improving service.',
    'The nets were mended while keeping the boats dry.',
    'The plan aims to cut costs while keeping or even improving service.',
    'The shop offers good service while keeping low prices and paying high wages.',
  ],
}
