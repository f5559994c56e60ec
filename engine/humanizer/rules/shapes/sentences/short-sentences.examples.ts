import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 3, soSo: 2, wrong: 0 },
  fires: [
    [
      'She opened the big old door. She saw a light in there.',
      'She opened the big old door and saw a light in there.',
    ],
  ],
  silent: [
    'The lamp by the door is small. But the room is very dark.',
    'The lamp by the door is small. It works well every night.',
    'The food was very good. The service was slow.',
    'No application has ever recorded that one. It would have called it a gap.',
    'The food was good. The walls fell on the road.',
    'She said he left the old house. She saw a light in there.',
    'She opened the big old door. She is an old lady.',
    'A man in the street sold old gloves. They were warm and cheap.',
    'She left. He stayed.',
    'The lamp is not small. It works well.',
    '"The lamp is small." It works well.',
    'None of the boys knew how. It fell apart in the air.',
    'I thought about it around lap six. So the race that I will tell you about is the last.',
    'The first time I lifted the lid I understood something at once. It was a sorting office.',
  ],
}
