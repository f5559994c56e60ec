import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'By closing the bridge, the council saved a lot of money.',
      'The council closed the bridge and saved a lot of money.',
    ],
    [
      'By closing the bridge, the council saved a lot of money.',
      'The council closed the bridge and so saved a lot of money.',
    ],
    [
      'By combining both tables and removing the old names, we make a clean index.',
      'We combine both tables and remove the old names, and make a clean index.',
    ],
    [
      'By slowly increasing the rate, the network can leave the valley.',
      'The network slowly increases the rate, so it can leave the valley.',
    ],
    ['Taking a deep breath, she opened the door.', 'She took a deep breath and opened the door.'],
    [
      'Using three old surveys, we counted the nests on the island.',
      'We used three old surveys and counted the nests on the island.',
    ],
  ],
  silent: [
    'Considering the price, we liked the meal a lot.',
    'Adding to the fun, we found a coin on the beach.',
    'Having closed the door, she opened the window.',
    'Watching him, her hands turned cold at once.',
    'By closing or greatly reducing the roads, the council saved a lot of money.',
    'By using old maps, it is possible to find the way home.',
    'By losing its white lines, the road gained a charm of its own.',
    'By closing the bridge, a council could save a lot of money.',
    'By understanding the past, we find a way for the future.',
    'By closing the bridge, people save money.',
    'By closing the bridge, the council did not save any money.',
    'By hopping on one leg, they got home.',
  ],
}
