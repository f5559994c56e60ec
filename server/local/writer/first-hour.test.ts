import { expect, test } from 'vitest'
import { declineTexts, studyText } from '../../../contract/chats/writer-replies.ts'
import { ask } from './testing/ask.ts'
import { mills } from './testing/texts.ts'

const rightMin = 54

/** Requests that students typically make in their first hour, each with a pattern for the reply. */
const requests: readonly (readonly [request: string, answer: RegExp | string])[] = [
  ['what is 17% of 340', '**57.8**'],
  ['2+2*10', '**22**'],
  ["what's 15% off 80?", '**68**'],
  ['30 is what percent of 120', '**25%**'],
  ['percentage change from 50 to 65', '**30%**'],
  ['square root of 144', '**12**'],
  ['3/4 + 1/8', '**0.875**'],
  ['calculate (12 + 8) * 3', '**60**'],
  ['convert 5 miles to km', '8.04672 km'],
  ['100 f to c', '37.7778 °C'],
  ['how many grams in a pound', '453.592 g'],
  ['180 cm in feet', '5.90551 ft'],
  ['how many days between 3 May 2024 and 12 June 2025', '405 days'],
  ['what day was 14 July 1789', 'Tuesday'],
  ['what date is 90 days after 1 January 2026', '1 April 2026'],
  ["what's today's date", /Today is \*\*\w+day, \d/],
  ['how long until christmas', /\d+ days?/],
  ['hey how are you? :)', 'well, thank you'],
  ['hi', 'Hello'],
  ['good morning', 'Hello'],
  ['thanks!', 'welcome'],
  ['ok thanks a lot', 'welcome'],
  ['great, thank you so much', 'welcome'],
  ['who are you?', 'built-in writer'],
  ['are you ChatGPT?', 'not a language model'],
  ['what can you do', /humanize.*proofread/s],
  ['how do I connect a model?', 'Models & Keys'],
  [
    "make it more formal: hey prof, can't come tmrw cuz I'm sick",
    /Dear Professor, cannot come tomorrow because I am sick/,
  ],
  ['rewrite this in a professional tone: thx for the info!', 'Thank you for the information.'],
  ['make this less formal: We do not require assistance.', "We don't need help."],
  ['make this more casual: I would be grateful if you could assist me.', /help me/],
  [
    'cite this in APA: Smith, J., The History of Tea, Penguin, 2010',
    'Smith, J. (2010). *The History of Tea*. Penguin.',
  ],
  ['cite in MLA: Smith, Jane, The History of Tea, Penguin, 2010', /\*The History of Tea\*\. Penguin, 2010\./],
  ['Chicago citation for The History of Tea by Jane Smith, Penguin, 2010', 'Smith, Jane. 2010.'],
  [
    'harvard reference: Smith, J., The History of Tea, London: Penguin, 2010',
    'Smith, J. (2010) *The History of Tea*. London: Penguin.',
  ],
  ['give me 5 synonyms for important', /significant, [a-z, -]+crucial/],
  ['another word for big', /most used first: large/],
  ['opposite of hot', 'cold'],
  ['antonyms of difficult', 'easy'],
  ['define serendipity', /luck|fortunate/],
  ['what does ubiquitous mean?', /everywhere/],
  [`count the words: ${mills}`, '**209 words**'],
  [`reading time? ${mills}`, /to read/],
  ['how many sentences: One. Two. Three.', '**3 sentences**'],
  [
    'fix my grammar: Yesterday I gone to the library and there was no books left.',
    'Yesterday I went to the library and there were no books left.',
  ],
  ['proofread: me and him was very disappointed.', 'He and I were very disappointed.'],
  ['proofread this: She dont like there new house.', "doesn't like"],
  ['correct this: I have went there and seen alot.', 'I have gone there'],
  ['proofread: The books were gone, he and I were sad.', 'For you to decide'],
  ['write an email to my professor asking for an extension', declineTexts.en],
  ['Write an email to my landlord about the heating: broken since Monday; I called twice', declineTexts.en],
  ['write a cover letter', declineTexts.en],
  [`outline this: ${mills}`, /mill/i],
  [`summarise in two sentences: ${mills}`, /valley|mill/],
  [`give me a title for this: ${mills}`, /[Mm]ill|[Vv]alley|[Ww]ater/],
  [`quiz me on this: ${mills}`, studyText],
  [`is this AI? ${mills}`, /%|person|human/i],
  [
    'turn these notes into a draft:\n- tidal power is predictable\n- the Severn has a range of 14 metres\n- fish are harmed',
    declineTexts.en,
  ],
  ['capital of Australia', declineTexts.en],
  ['Was ist die Hauptstadt von Australien?', declineTexts.de],
  ['Translate to Spanish: good morning', declineTexts.en],
]

test.each([
  'Perfect! Thanks very much :)',
  'awesome, thanks!!',
  'ok great, thank you very much',
  'thank you so much for your help',
  'Thanks, that was really helpful',
  'thx a lot mate',
  'that’s perfect, thank you',
  'much appreciated',
  'thank you',
])('responds to the thanks in %j', async (courtesy) => {
  expect(await ask(courtesy)).toContain('welcome')
})

test.each(['great!', 'That is awesome.', 'nice one', 'wow, very good'])(
  'takes %j as praise',
  async (praise) => {
    expect(await ask(praise)).toContain('glad')
  },
)

test.each([
  ['great, thanks, now convert 5 miles to km', '8.04672 km'],
  ['thank you! what is 17% of 340', '**57.8**'],
  ['perfect! what day was 14 July 1789?', 'Tuesday'],
  ['good synonyms for important', 'significant'],
])('still takes %j as a request', async (request, answer) => {
  expect(await ask(request)).toContain(answer)
})

test(`answers at least ${rightMin} of ${requests.length} ordinary requests`, {
  timeout: 120_000,
}, async () => {
  const wrong: string[] = []
  for (const [request, answer] of requests) {
    const reply = await ask(request)
    const isRight = typeof answer === 'string' ? reply.includes(answer) : answer.test(reply)
    if (!isRight) wrong.push(`${request.slice(0, 80)} → ${reply.slice(0, 200)}`)
  }
  expect(requests.length).toBeGreaterThanOrEqual(60)
  expect(requests.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(rightMin)
})
