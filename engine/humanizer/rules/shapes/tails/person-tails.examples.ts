import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 8, soSo: 2, wrong: 0 },
  fires: [
    ['She swallowed hard, looking down at the floor.', 'She swallowed hard. She looked down at the floor.'],
    ['"No?" she asked, tilting her head.', '"No?" she asked and tilted her head.'],
    ['He sat by the fire, knowing it was over.', 'He sat by the fire. He knew it was over.'],
  ],
  silent: [
    'He sent a wave through the air, pushing them off their feet.',
    'He politely declined, earning a playful shove.',
    '"No," Trump said, adding that they had their reasons.',
    'She asks each player to sew a quilt from odd pieces, paying in buttons and time.',
    'She saw a man, looking down at the floor.',
    'The bus left, carrying the last of them.',
    'He won the race, earning him a medal.',
    'She left when he came, looking down at the floor.',
    'She did not move, looking down at the floor.',
  ],
}
