import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The road closed due to the storm.', 'The road closed because of the storm.'],
    ['Seconds passed without a reply.', 'Seconds passed with no reply.'],
    ['First, the plan costs money.', 'First of all, the plan costs money.'],
    ['On the other hand, the roads are old.', 'But the roads are old.'],
    ['I kept the door open so she could hear.', 'I kept the door open so that she could hear.'],
    ['Good food is important to our guests.', 'Good food matters to our guests.'],
    ['It is a must for anyone seeking a quiet night.', 'It is a must for anyone who wants a quiet night.'],
    ['The results were often clumsy.', 'The results were in many cases clumsy.'],
    ['The storms became more frequent.', 'The storms got more frequent.'],
    ['The method provides a good solution.', 'The method is a good solution.'],
    ['There are three types of buses.', 'There are three kinds of buses.'],
    ['Smoking is a leading cause of death.', 'Smoking is one of the main causes of death.'],
    ["We won't be returning.", "We won't be going back."],
    ['I received a message from the bank.', 'I got a message from the bank.'],
  ],
  silent: [
    'The money due to the bank was paid.',
    'Dogs are often called our best friends.',
    'They fear that doing so would force prices up.',
    'The delay was due to the storm.',
    'The rent is due to rise.',
    'They cannot live without a car.',
    'He left without a word.',
    'I think so you can go.',
    'It is important to me and not only to you.',
    'A city that committed to solving it did well.',
    'It has received a poor review.',
    'The staff provides a place to sit.',
  ],
}
