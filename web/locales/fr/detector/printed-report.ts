import type { printedReportTexts as englishPrintedReportTexts } from '../../en/detector/printed-report.ts'
import type { Translation } from '../../message-types.ts'

export const printedReportTexts: Translation<typeof englishPrintedReportTexts> = {
  markedAndRest: 'Les mots marqués, et ce qui reste jusqu’à 100',
  theAiScoreAndWhat: 'Le score IA, et ce qui reste jusqu’à 100',
  aiDetectorReport: 'Rapport du détecteur d’IA',
  theText: 'Le texte',
  whatTheVerdictMeans: 'Ce que signifie le verdict',
  whatItDoesNotMean: 'Ce qu’il ne signifie pas',
  whereTheDetectorErrs: 'Où le détecteur se trompe',
  text: 'Texte',
  length: 'Longueur',
  checked: 'Analysé',
  size: '{words, plural, one {# mot} many {# de mots} other {# mots}}, {sentences, plural, one {# phrase} many {# de phrases} other {# phrases}}, {characters, plural, one {# caractère} many {# de caractères} other {# caractères}}',
  sizeWithoutSentences:
    '{words, plural, one {# mot} many {# de mots} other {# mots}}, {characters, plural, one {# caractère} many {# de caractères} other {# caractères}}',
  byTheBuiltInEngine: '{moment}, par le moteur intégré de {name}',
  byZeroGpt: '{moment}, par ZeroGPT',
  theVerdict: 'Le verdict',
  markedShare: '{percent} des mots marqués comme IA',
  aiScore: 'Score IA {percent}',
  confidence:
    ', confiance {confidence_category, select, high {élevée} medium {moyenne} low {faible} other {{confidence_category}}}',
  withoutAScoreNothingIs: 'Sans score, rien n’est marqué.',
  noPassageIsMarked: 'Aucun passage n’est marqué.',
  underlinedReadsLikeAi:
    'Souligné : ressemble à de l’IA. Tirets : ressemble un peu à de l’IA. Les numéros renvoient aux raisons en marge.',
  aiScoreB: '<b>{number}</b> Score IA {percent},',
  readsLikeAi: 'ressemble à de l’IA',
  readsSomewhatLikeAi: 'ressemble un peu à de l’IA',
  meanings: {
    ai: 'Dans l’ensemble, la rédaction est plus proche des textes de modèles de langage dont le détecteur a appris que de ceux de personnes. Les passages numérotés en sont les plus proches.',
    mixed:
      'Une partie du texte est nettement plus proche des textes de modèles de langage et une autre de ceux de personnes, comme dans un texte à deux auteurs. Le pourcentage est la part des mots dans les passages marqués.',
    undecided:
      'Dans l’ensemble, la rédaction se situe entre les textes de modèles de langage et ceux de personnes dont le détecteur a appris. Les deux s’y rencontrent, ce résultat n’est donc pas concluant.',
    human:
      'Dans l’ensemble, la rédaction est plus proche des textes de personnes dont le détecteur a appris que de ceux de modèles de langage. Cela n’exclut pas l’usage d’un modèle.',
    'too-short':
      'Le texte est trop court pour un verdict. Ce résultat ne permet aucune conclusion, dans aucun sens.',
    unscored:
      'Le détecteur ne donne pas de score pour ce texte. Ce résultat ne permet aucune conclusion, dans aucun sens.',
  },
  aScoreIsASignal:
    'Un score est un signal, pas une preuve. Il ne montre pas qui a écrit un texte, et personne ne devrait être jugé sur lui seul : brouillons, notes, écrits antérieurs et un échange avec l’auteur en disent plus.',
  theAiScoreShowsHow:
    'Le score IA montre à quel point le texte ressemble à celui d’un modèle. Ce n’est pas la part du texte écrite par un modèle.',
  eachMarkIsBasedOn:
    'Chaque marque repose sur plusieurs phrases ensemble. Elle indique un endroit approximatif, pas des mots isolés.',
  writingByPeopleIs:
    'Des textes de personnes sont parfois marqués aussi, plus souvent les dissertations formelles et les textes d’apprenants de l’anglais.',
  textByAModelIs:
    'Le texte d’un modèle échappe souvent au détecteur après une reformulation, une traduction aller-retour ou une révision humaine.',
  onlyEnglishProseIsJudged:
    'Seule la prose anglaise est jugée. Les verdicts sur des textes courts sont moins sûrs, et sous 60 mots il n’y en a pas.',
  perplexityAndBurstiness:
    'La perplexité et la variabilité sont affichées en trois niveaux : chacun contient un tiers des textes mesurés pour l’échelle. Elles n’influencent pas le verdict.',
}
