import { messages } from '../../messages.ts'

export const printedReportTexts = messages('detector/printed-report', {
  // Printed bars
  markedAndRest: 'The marked words, and what is left to 100',
  theAiScoreAndWhat: 'The AI score, and what is left to 100',

  // Printed report
  aiDetectorReport: 'AI detector report',
  theText: 'The text',
  whatTheVerdictMeans: 'What the verdict means',
  whatItDoesNotMean: 'What it does not mean',
  whereTheDetectorErrs: 'Where the detector errs',
  text: 'Text',
  length: 'Length',
  checked: 'Checked',
  size: '{words, plural, one {# word} other {# words}}, {sentences, plural, one {# sentence} other {# sentences}}, {characters, plural, one {# character} other {# characters}}',
  sizeWithoutSentences:
    '{words, plural, one {# word} other {# words}}, {characters, plural, one {# character} other {# characters}}',
  byTheBuiltInEngine: '{moment}, by the built-in engine of {name}',
  byZeroGpt: '{moment}, by ZeroGPT',
  theVerdict: 'The verdict',
  markedShare: '{percent} of the words marked as AI',
  aiScore: 'AI score {percent}',
  confidence: ', {confidence_category} confidence',
  withoutAScoreNothingIs: 'Without a score, nothing is marked.',
  noPassageIsMarked: 'No passage is marked.',
  underlinedReadsLikeAi:
    'Underlined: reads like AI. Dashed: reads somewhat like AI. The numbers refer to the reasons in the margin.',
  aiScoreB: '<b>{number}</b> AI score {percent},',
  readsLikeAi: 'reads like AI',
  readsSomewhatLikeAi: 'reads somewhat like AI',

  // Report texts
  meanings: {
    ai: 'As a whole, the wording is closer to the texts of language models that the detector has learnt from than to those of people. The numbered passages are where it is closest.',
    mixed:
      'One part of the text is clearly closer to the texts of language models and another clearly closer to those of people, as in a text with two authors. The percentage is the share of the words in marked passages.',
    undecided:
      'As a whole, the wording lies between the texts of language models and those of people that the detector has learnt from. Both kinds occur there, so this result is not conclusive.',
    human:
      'As a whole, the wording is closer to the texts of people that the detector has learnt from than to those of language models. That does not rule out that a model was used.',
    'too-short':
      'The text is too short for a verdict. Nothing follows from this result, in either direction.',
    unscored:
      'The detector gives no score for this text. Nothing follows from this result, in either direction.',
  },
  aScoreIsASignal:
    'A score is a signal and not a proof. It does not show who wrote a text, and no one should be judged by it alone: drafts, notes, earlier writing and a talk with the writer say more.',
  theAiScoreShowsHow:
    'The AI score shows how much the text reads like a model’s. It is not the share of the text that a model wrote.',
  eachMarkIsBasedOn:
    'Each mark is based on several sentences together. It shows a rough place, not single words.',
  writingByPeopleIs:
    'Writing by people is sometimes marked too, formal essays and texts by English learners more often than others.',
  textByAModelIs:
    'Text by a model is often missed after it was reworded, translated there and back, or edited by a person.',
  onlyEnglishProseIsJudged:
    'Only English prose is judged. Verdicts on short texts are less certain, and under 60 words there is none.',
  perplexityAndBurstiness:
    'Perplexity and burstiness are shown in three levels: a third of the texts that were measured for the scale lies in each. They do not affect the verdict.',
})
