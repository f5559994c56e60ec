import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Ultimately, the vote failed.', 'In the end, the vote failed.'],
    ['The cat is particularly shy.', 'The cat is especially shy.'],
    ['It could potentially fail.', 'It could fail.'],
  ],
  silent: [
    'Particularly, I dislike the jabs.',
    'He hung it very particularly on the left.',
    'Merely crossing land is not enough.',
    'Initially, it is important to note that these claims rest on fraud.',
    'Initially, we show that the constant is positive.',
    'I passed along something merely firm.',
    'He had shown a potentially fair reason.',
    'The winner has lost in several cases, most notably in the 2016 election.',
    'He worked alongside friends in the yard.',
    'We adjust and improve initially generated text.',
    'It came within two days.',
    'He lives within walking distance.',
    'I am readily available.',
    'He came across many obstacles.',
    'He was sworn in amid protests.',
    'The firm is solely responsible.',
    'Data varies not only across networks but also within networks.',
    'The case is squarely within the purview of the rule.',
    'The firm has not actively engaged its neighbors.',
    'It was the purge he had once merely executed.',
    'They came with Cecile, alongside Simone.',
    'Residents within half a mile of the site may ask.',
    'It was a potentially fair dismissal.',
  ],
}
