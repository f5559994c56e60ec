import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 12, soSo: 2, wrong: 0 },
  fires: [
    ['She leaned forward, her voice softening.', 'She leaned forward. Her voice softened.'],
    ['“Where is he?” she asked, her voice trembling.', '“Where is he?” she asked. Her voice trembled.'],
    [
      'The guard opened the note in silence, his eyes widening at the news.',
      'The guard opened the note in silence, and his eyes widened at the news.',
    ],
    [
      'Wei stood over the other man, his chest heaving, his body trembling with rage.',
      'Wei stood over the other man. His chest heaved, and his body trembled with rage.',
    ],
    ['He was sitting on the wall, his legs swinging.', 'He was sitting on the wall. His legs were swinging.'],
    ['“Go,” he said, his voice a low growl.', '“Go,” he said. His voice was a low growl.'],
    ['He looks at the door, his eyes wide with fear.', 'He looks at the door. His eyes are wide with fear.'],
  ],
  silent: [
    'She takes a step closer to Ann, her eyes glinting with interest.',
    'As she walked down the street, her hair flying in the wind.',
    'The door opened, her eyes scanned the room.',
    'They say the old gods walked here, their laughter echoing like thunder.',
    'He would stand at the window, his eyes scanning the street.',
    'She thanked her mother, her sister, her voice trembling coach.',
    'Despite all this, my friend is willing to go.',
  ],
}
