import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 9, soSo: 0, wrong: 0 },
  fires: [
    ['They also sell bread.', 'They sell bread as well.'],
    ['There is also a small garden.', 'There is a small garden as well.'],
    ['The staff were also very friendly.', 'The staff were very friendly as well.'],
  ],
  silent: [
    'It is also known as the old town.',
    'They not only sing but also dance.',
    'They also sell bread, and it is good.',
    'She also said that it was late.',
    'It was also built by the king.',
    'If he also comes, we can start.',
  ],
}
