import type { detectorResultTexts as englishDetectorResultTexts } from '../../en/detector/result.ts'
import type { Translation } from '../../message-types.ts'

export const detectorResultTexts: Translation<typeof englishDetectorResultTexts> = {
  checked: 'Analysé',
  whatWeighedMost: 'Ce qui a le plus pesé',
  measured: 'Mesuré',
  paragraphs: 'Paragraphes',
  howMuchOfTheText: 'Ce qui, dans le texte, ressemble à de l’IA, en entier et phrase par phrase.',
  whatWeighedMostThe: 'Ce qui a le plus pesé : les raisons mesurées, en mots simples.',
  whichSentences: 'Quelles phrases ressemblent à de l’IA, marquées dans votre texte.',
  whenItCannotTellShort:
    'Quand il ne peut pas se prononcer : les textes courts et les autres langues n’ont pas de verdict.',
  thisTextWasCheckedBy:
    'Ce texte a été analysé par une version antérieure, et son résultat ne peut plus être affiché. Analysez-le à nouveau pour voir ce qu’il en est.',
  readyWhenYouAre: 'Prêt quand vous l’êtes',
  seeHowATextReads: 'Voyez comment un texte est lu',
  tryAnExample: 'Essayer un exemple',
  englishProseIsSurest: 'La prose anglaise de 60 mots et plus donne les résultats les plus sûrs.',
  perplexity: 'Perplexité',
  howSurprisingItsWordsAre: 'La surprise de ses mots : souvent élevée chez les personnes, faible chez l’IA',
  burstiness: 'Variabilité',
  levels: { High: 'Élevée', Moderate: 'Modérée', Low: 'Faible' },
  howSentenceLengthVaries:
    'La variation de longueur des phrases : souvent élevée chez les personnes, faible chez l’IA',
  aiWords: 'Mots d’IA',
  ofCount: 'sur {count, number}',
  words: 'Mots',
  aiSentences: 'Phrases d’IA',
  sentences: 'Phrases',
  paragraphSentences:
    'Paragraphe {number}<span> · {num_sentences, plural, one {# phrase} many {# de phrases} other {# phrases}}</span>',
  aiScore: 'Score IA',
  result: 'Résultat',
  ofTheWordsMarked: 'des mots marqués comme IA',
  confidence:
    ', confiance {confidence_category, select, high {élevée} medium {moyenne} low {faible} other {{confidence_category}}}',
  aSignalNotAProof:
    'Un signal, pas une preuve. Des textes de personnes sont parfois marqués aussi ; les textes courts et ceux d’apprenants de l’anglais méritent une attention particulière.',
  soFarItLeansTowards: 'Pour l’instant, il penche vers l’IA.',
  soFarItLeansTowardsTowardsHuman: 'Pour l’instant, il penche vers l’humain.',
  soFarItLeansNeither: 'Pour l’instant, il ne penche d’aucun côté.',
}
