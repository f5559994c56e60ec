import { messages } from '../../messages.ts'

export const technologyTexts = messages('content/technology', {
  kicker: 'Technology',

  // Charts
  source: 'Texts',
  textsCounted: '{count, plural, one {# text} other {# texts}}',
  foundTitle: 'Texts by models that the detector finds',
  foundText: 'Share over the threshold that 1% of human texts exceed.',
  found: 'Found',
  flaggedTitle: 'Texts by people that the detector flags',
  flaggedText:
    'Of {count, number} texts of each collection, the red ones are flagged. All were written by people.',
  flagged: 'Flagged',

  // Rows of the charts
  foundRows: {
    all: 'All texts by models',
    long: 'Over 300 words',
    middle: '100 to 300 words',
    short: 'Under 100 words',
    crops50: 'Pieces of about 50 words',
    fourSentences: 'Four sentences in a row',
    sentence: 'One sentence',
    models2026: 'Models of 2026',
    assistant2026: 'An assistant of 2026, in genres it had not seen',
    models2025: 'Models of 2025',
    askedToSoundHuman: 'Written with the request to sound human',
    polished: 'Polished by a model',
    paraphrased: 'Paraphrased by a program (DIPPER)',
    substituted: 'Words replaced',
    rewritten: 'People’s texts, reworded by a model',
    backTranslated: 'Translated and translated back',
  },
  flaggedRows: {
    humanizerLab: 'Academic essays, also by non-native writers',
    argRewrite: 'Essays of students (ArgRewrite)',
    iu: 'Encyclopaedia articles and news',
    rOpenSci: 'Blog posts (rOpenSci)',
    l2r: 'Mixed genres (L2R)',
    llmDetect: 'LLM-Detect collection',
    detectRl: 'DetectRL collection',
    raidar: 'RAIDAR collection',
    bbc: 'News of 2004 (BBC)',
    rexshijaku: 'rexshijaku collection',
  },

  // Table of the humanizer
  humanizerTitle: 'What the humanizer changes',
  measure: 'Measure',
  clean: 'Clean',
  balanced: 'Balanced',
  strong: 'Strong',
  modeRows: {
    textsChanged: 'Texts that it changes',
    wordsChanged: 'Words that it changes in texts by models',
    humanWordsChanged: 'Words that it changes in texts by people',
    factsKept: 'Texts with every number, name, quotation, citation and link intact',
    scoreBefore: 'AI score before, mean',
    scoreAfter: 'AI score after, mean',
    humanByRules: 'New texts by a current model that read as human afterwards',
    humanByModel: 'The same, with a strong language model connected',
  },
})
