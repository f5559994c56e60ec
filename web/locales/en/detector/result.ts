import { messages } from '../../messages.ts'

export const detectorResultTexts = messages('detector/result', {
  // Findings
  checked: 'Checked',
  whatWeighedMost: 'What weighed most',
  measured: 'Measured',
  paragraphs: 'Paragraphs',
  howMuchOfTheText: 'How much of the text reads like AI, as a whole and sentence by sentence.',
  whatWeighedMostThe: 'What weighed most: the measured reasons, in plain words.',
  whichSentences: 'Which sentences read like AI, marked in your text.',
  whenItCannotTellShort: 'When it cannot tell: short texts and other languages get no verdict.',
  thisTextWasCheckedBy:
    'This text was checked by an earlier version, and its result can no longer be shown. Check it again to see how it reads now.',
  readyWhenYouAre: 'Ready when you are',
  seeHowATextReads: 'See how a text reads',
  tryAnExample: 'Try an example',
  englishProseIsSurest: 'English prose of 60 words and more gives the surest results.',

  // Measures
  perplexity: 'Perplexity',
  howSurprisingItsWordsAre: 'How surprising its words are: often High for people, Low for AI',
  burstiness: 'Burstiness',
  levels: { High: 'High', Moderate: 'Moderate', Low: 'Low' },
  howSentenceLengthVaries: 'How much sentence length varies: often High for people, Low for AI',
  aiWords: 'AI words',
  ofCount: 'of {count, number}',
  words: 'Words',
  aiSentences: 'AI sentences',
  sentences: 'Sentences',

  // Paragraphs
  paragraphSentences:
    'Paragraph {number}<span> · {num_sentences, plural, one {# sentence} other {# sentences}}</span>',
  aiScore: 'AI score',

  // Verdict block
  result: 'Result',
  ofTheWordsMarked: 'of the words marked as AI',
  confidence: ', {confidence_category} confidence',
  aSignalNotAProof:
    'A signal, not a proof. Writing by people is sometimes marked too; short texts and texts by English learners deserve extra care.',
  soFarItLeansTowards: 'So far it leans towards AI.',
  soFarItLeansTowardsTowardsHuman: 'So far it leans towards human.',
  soFarItLeansNeither: 'So far it leans neither way.',
})
