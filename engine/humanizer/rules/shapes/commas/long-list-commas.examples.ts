import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'It has a long counter, red vinyl booths, and a tiled floor.',
      'It has a long counter, red vinyl booths and a tiled floor.',
    ],
    [
      'They learn to think critically, listen to others, and build trust.',
      'They learn to think critically, listen to others and build trust.',
    ],
    [
      'This means finding money, training teachers, and building schools.',
      'This means finding money, training teachers and building schools.',
    ],
    [
      'She lights it, draws a circle, and takes the doll.',
      'She lights it, draws a circle and takes the doll.',
    ],
  ],
  silent: [
    'It has a long counter, red booths, and a tiled floor. It sells tea, coffee, and cake.',
    'They found the black beetle, Heteronychus arator, and the crown moth, Synanthedon.',
    'It was loud, long, and dull.',
    'Her brother, a doctor, and his wife came along.',
    'It has a pool, a small bar, and the staff is friendly.',
    'They sold bread and butter, ham and eggs, and tea.',
    'In 2019, the mayor, and the council agreed.',
    'He met Tom, a doctor, and his wife.',
  ],
}
