import { expect, test } from 'vitest'
import { declineTexts, studyText } from '../../../contract/chats/writer-replies.ts'
import { ask } from './testing/ask.ts'
import { mills } from './testing/texts.ts'

const machine =
  'It is important to note that social media plays a pivotal role in fostering connections among young people. Moreover, it offers a myriad of opportunities for communities across the world to share what they know.'

/** Requests of students that were not among those with which the writer was made, each with what is right. */
const requests: readonly (readonly [request: string, answer: RegExp | string])[] = [
  // Humanize and check
  [`humanize: ${machine}`, /^(?!.*myriad of).+Human score/s],
  [`can you make this sound less robotic? ${machine}`, /^(?!.*myriad of).+Human score/s],
  [`does this sound like chatgpt? ${machine}`, /%|AI/],
  [`AI check please: ${mills}`, /human|person|%/i],
  // Proofread
  [
    'correct this: I am living in Leeds since 2019 and I have went to many concert.',
    /I have been living in Leeds since 2019 and I have gone to many/,
  ],
  ['check my spelling: definately seperate accomodation', 'definitely separate accommodation'],
  ['any mistakes? Its important that everybody have there own key.', /It's important that everybody has/],
  [
    'fix this sentence: There is less people in the library then yesterday.',
    'There are fewer people in the library than yesterday.',
  ],
  [
    'fix grammar: She dont has no money and he go to school yesterday by foot.',
    /doesn't have any money and he (?:goes|went)/,
  ],
  // Tone
  [
    'make it sound professional: gonna need the report asap, thx',
    /need the report as soon as possible, thank you/i,
  ],
  ['rewrite casually: I am unable to attend the meeting.', /can't/],
  // Summary and outline
  [`give me the main points of this: ${mills}`, /^- /],
  [`tldr ${mills}`, /^[^\n]{30,400}$/],
  [`summarise this in 3 bullet points: ${mills}`, /^- .+\n- .+\n- .+$/],
  [`make an outline of this text: ${mills}`, /^1\. \*\*/],
  // Title and counts
  [`what would be a good title for this? ${mills}`, /[Mm]ill|[Vv]alley/],
  [`headline for this article: ${mills}`, /[Mm]ill|[Vv]alley/],
  [`how many words is this: ${mills}`, '**209 words**'],
  ['how many characters are in this: hello world', /\b11\b/],
  [`how long would it take to read this aloud? ${mills}`, '**About 2 minutes** to read aloud'],
  // Words
  ['meaning of ephemeral', /short|brief|transient/],
  ['what is a synonym for happy?', /glad|felicitous|cheerful|content/],
  ["what's the opposite of generous", /stingy|ungenerous|mean/],
  ['what does "ambiguous" mean', /more than one|uncertain|interpretation/],
  // Figures
  ['what is 15% of 80 plus 12', '**24**'],
  ['average of 12, 15 and 21', '**16**'],
  ['what is 2 to the power of 10', '**1,024**'],
  ['how many ml in 2 cups', /473/],
  ['72 fahrenheit in celsius', /22\.2/],
  ['how many days until 1 January 2030', /days/],
  // Sources
  [
    'cite this in APA: Smith, J. and Lee, K., Sleep and Memory, Journal of Sleep Research, 2019, volume 12, issue 3, pages 45-60',
    'Smith, J., & Lee, K. (2019). Sleep and Memory. *Journal of Sleep Research*, *12*(3), 45–60.',
  ],
  [
    'cite in MLA: Jane Austen, Pride and Prejudice, Penguin Classics, 2003',
    'Austen, Jane. *Pride and Prejudice*. Penguin Classics, 2003.',
  ],
  [
    'Harvard reference for Silent Spring by Rachel Carson, Houghton Mifflin, 1962',
    'Carson, R. (1962) *Silent Spring*. Houghton Mifflin.',
  ],
  [
    'cite in APA: World Health Organization, Air pollution, 2023, https://www.who.int/health-topics/air-pollution',
    /World Health Organization\. \(2023\)\. \*Air pollution\*\..*who\.int/,
  ],
  // What takes a model, or the study simulator
  ["what's the plural of thesis?", declineTexts.en],
  [
    'write an email to my professor asking for an extension on my history paper, I had the flu since Monday',
    declineTexts.en,
  ],
  ['outline an essay on renewable energy in Germany', declineTexts.en],
  ['paraphrase this: The river paid a price as well.', declineTexts.en],
  ['make 3 flashcards from: Mitochondria make ATP. Ribosomes build proteins.', studyText],
]

test.each(requests)('%s', { timeout: 30_000 }, async (request, answer) => {
  const reply = await ask(request)
  if (typeof answer === 'string') expect(reply).toContain(answer)
  else expect(reply).toMatch(answer)
})
