import type { humanizeTexts as englishHumanizeTexts } from '../../en/chats/humanize.ts'
import type { Translation } from '../../message-types.ts'

export const humanizeTexts: Translation<typeof englishHumanizeTexts> = {
  wordsRemaining: 'Mots restants ({remaining_words}/{limit})',
  humanize: 'Humaniser',
  left: '{remaining_words, number} restants',
  repliesNeedWords: 'Les nouvelles réponses de ce modèle demandent aussi des mots.',
  repliesStayAsWritten:
    'Les réponses restent telles que le modèle les écrit jusqu’à ce que vous ayez de nouveau des mots.',
  readsHumanInSOwn: 'lu {percent} humain par le détecteur de {name}, contre {before} avant',
  wordsUsed: '{words, plural, one {# mot utilisé} many {# de mots utilisés} other {# mots utilisés}}',
  costNothingNoPassage: 'gratuit, car aucun passage modifié n’en est venu à se lire comme humain',
  costNothingPaidBefore: 'gratuit, car déjà payé',
  costNothingBecauseIt: 'gratuit, car le texte se lit encore comme de l’IA',
  lockedIntact:
    '{locked, plural, one {# passage protégé intact} many {# de passages protégés intacts} other {# passages protégés intacts}}',
  ofLockedIntact:
    '{intact} sur {locked, plural, one {# passage protégé intact} many {# de passages protégés intacts} other {# passages protégés intacts}}',
  writing: 'Rédaction',
  writingAFirstVersion: 'Rédaction d’une première version',
  puttingTheThoughtsIn: 'Mise en ordre des idées',
  choosingTheWords: 'Choix des mots',
  analyzing: 'Analyse',
  readingItTheWayA: 'Lecture à la façon d’un détecteur',
  lookingAtRhythmAndWord: 'Examen du rythme et du choix des mots',
  humanizing: 'Humanisation',
  rewritingWhatReadsLikeA: 'Réécriture de ce qui sonne machine',
  keepingNamesFiguresAnd: 'Respect des noms, chiffres et citations',
  varyingTheLengthOf: 'Variation de la longueur des phrases',
  checking: 'Vérification',
  readingItOnceMore: 'Dernière relecture',
  comparingBeforeAndAfter: 'Comparaison avant et après',
  human: '{percent} humain',
  humanizationIsDisabled: 'Humaniser est désactivé',
  theReplyWillBeShown:
    'La réponse s’affichera telle que le modèle l’écrit, et un détecteur pourra y lire de l’IA.',
  theWriterReplies:
    'La réponse du rédacteur intégré sera affichée telle quelle, sans passer par l’humaniseur.',
  humanizingCosts: 'Humaniser une réponse coûte à peu près autant de mots qu’elle en compte.',
  keepOff: 'Laisser désactivé',
  enableHumanization: 'Activer Humaniser',
  dontAskAgain: 'Ne plus demander',
  humanized: 'Humanisé',
}
