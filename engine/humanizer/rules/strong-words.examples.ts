import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['We aim to reduce waste.', 'We aim to cut waste.'],
    [
      'Good schools are important because children grow fast.',
      'Good schools matter because children grow fast.',
    ],
    ['Many people were concerned about the plan.', 'Many people were worried about the plan.'],
    [
      'There is a clear distinction between the two laws.',
      'There is a clear difference between the two laws.',
    ],
  ],
  silent: [
    'They made it a grand, impressive show.',
    'The aim is to ensure the well-being and safe return of the men.',
    'It refuses the distinction between ornament and laughter.',
    'He drew a distinction between the front stage and the back.',
    'Requiring clear labels shows buyers what they get.',
    'Few want the transition to succeed more.',
    'A party who wishes to rely upon it must point to a clause.',
    'She argued that the risk was small, relying on the case.',
    'It does not weigh food aid and resilience.',
    'It gives a more profound comprehension of them.',
    'It influenced society in profound ways.',
    'Watch it to gain an appreciation for better films.',
    'It has several events that involve running.',
    'They ate in a warm atmosphere.',
    'We had a meal in a cozy atmosphere.',
    'Her distinct vocals won them over.',
    'It helps us identify the objects in a room.',
    'It is not important because nobody asked.',
    'Towns enjoy reduced air pollution.',
    'The firm weighs climate beside other identified risks.',
    'The vote was delayed several times.',
    'We study the solution to the variational inequality.',
    "They want to improve the schools' efficiency.",
    'The report was relied upon by two agencies.',
    'It goes beyond the norm.',
    'It happens across various domains.',
  ],
}
