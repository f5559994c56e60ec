import type { RuleExamples } from './rule.ts'

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
      'By combining the lists and removing the doubles, we make a clean index.',
      'We combine the lists and remove the doubles, and make a clean index.',
    ],
    [
      'By slowly increasing the rate, the network can leave the valley.',
      'The network slowly increases the rate, so it can leave the valley.',
    ],
  ],
  silent: [
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
