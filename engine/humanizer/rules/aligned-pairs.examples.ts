import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Over 30 people came.', 'More than 30 people came.'],
    ['They collaborate with the school.', 'They work with the school.'],
    ['It is a key component of the plan.', 'It is a key part of the plan.'],
  ],
  silent: [
    'Over two wet winters we walked the beck.',
    'They hope to take over one of the lines.',
    'The sensors were deployed over 140 km² of forest.',
    'If you are over thirty, you do not need presents.',
    'I recall how around two in the afternoon it would stop.',
    'It recorded narrative.',
    'The element of surprise was gone.',
    'It lies well over 100 metres from here.',
    "A man I'd only ever known as the one who shouts came in.",
    'It held a single bed.',
    'She sleeps to regain perspective on these things.',
    'It works on real-world networks.',
    'The rapid expansion of hospitals went on.',
    'My DNA revealed that he was right.',
    'It is a fishing region worldwide.',
    'The method minimizes the average loss.',
    'She looked over the wall.',
    'He is also known as the Duke.',
    'They headed north.',
    'It optimizes clustering objectives.',
    'He uses the primitive components of Kanji.',
  ],
}
