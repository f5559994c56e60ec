import type { originalityResultTexts as english } from '../../en/originality/result.ts'
import type { Translation } from '../../message-types.ts'

export const originalityResultTexts: Translation<typeof english> = {
  ofTheText:
    'du texte se trouve aussi dans {count, plural, one {# source} many {# sources} other {# sources}}',
  nothingShared: 'Aucun passage commun',
  nothingSharedText:
    'Aucun passage de huit mots ou plus ne se trouve dans les textes auxquels il a été comparé.',
  nothingCounted: 'Rien à compter',
  nothingCountedText:
    'Tous les passages communs se trouvent dans des parties ou des sources qui ne sont pas comptées, voir ci-dessous.',
  countOf: '{copied, number} {unit, select, characters {caractères} other {mots}} sur {words, number}',
  notAProof:
    'Un passage commun est un indice, pas une preuve : ce peut être une citation, une tournure courante ou votre propre texte.',

  comparedWith: 'Comparé avec',
  ownDocuments:
    '{count, plural, =0 {aucun de vos documents} one {# de vos documents} many {# de vos documents} other {# de vos documents}}',
  ownOf: '{count, number} de vos {all, number} documents, les plus récents',
  given:
    '{count, plural, one {# source que vous avez ajoutée} many {# sources que vous avez ajoutées} other {# sources que vous avez ajoutées}}',
  webPages:
    '{count, plural, one {# page Web} many {# pages Web} other {# pages Web}}, d’après {phrases, plural, one {# phrase} many {# phrases} other {# phrases}} du texte',
  coverage: 'Comparé avec {list}.',
  notSearched: 'Le Web n’a pas été consulté.',
  webUnreachable: 'Le Web n’a pas pu être consulté : le moteur de recherche n’a pas répondu.',
  webPartly: 'Le moteur de recherche a répondu à {searched, number} recherches sur {phrases, number}.',
  pagesFailed:
    '{count, plural, one {# page trouvée n’a pas pu être lue.} many {# pages trouvées n’ont pas pu être lues.} other {# pages trouvées n’ont pas pu être lues.}}',
  onlyThese: 'Rien d’autre n’a été consulté : d’autres sources sont donc possibles.',

  leaveOut: 'Ne pas compter',
  quotations: 'Citations',
  bibliography: 'Bibliographie',
  partSize:
    '{count, plural, =0 {rien trouvé} one {{unit, select, characters {{count, number} caractère} other {{count, number} mot}}} many {{unit, select, characters {{count, number} caractères} other {{count, number} mots}}} other {{unit, select, characters {{count, number} caractères} other {{count, number} mots}}}}',

  sources: 'Sources',
  sourcesLeftOut:
    '{count, plural, one {# autre source a moins en commun.} many {# autres sources ont moins en commun.} other {# autres sources ont moins en commun.}}',
  kinds: {
    essays: 'Votre dissertation',
    files: 'Votre fichier',
    replies: 'Votre discussion',
    given: 'Source ajoutée',
    web: 'Page Web',
  },
  sourceWords: '{count, number} {unit, select, characters {caractères} other {mots}}',
  passages: '{count, plural, one {# passage} many {# passages} other {# passages}}',
  showPassages: 'Comparer {title} côte à côte',
  open: 'Ouvrir {title}',
  doNotCount: 'Ne pas compter {title}',
  countAgain: 'Compter de nouveau {title}',
  notCounted: 'non compté',
  showMore: 'Afficher {hidden, number} de plus',
  showFewer: 'Afficher moins',

  mark: 'Aussi dans la source {number}, {title} : {text}',

  yourText: 'Votre texte',
  passageOf: 'Passage {number, number} sur {count, number}',
  passageWords: '{count, number} {unit, select, characters {caractères identiques} other {mots identiques}}',
  previous: 'Passage précédent',
  next: 'Passage suivant',
  isCut: 'La suite de ce long passage n’est pas affichée.',
  passagesLeftOut:
    '{count, plural, one {# passage plus court est seulement marqué dans le texte.} many {# passages plus courts sont seulement marqués dans le texte.} other {# passages plus courts sont seulement marqués dans le texte.}}',
}
