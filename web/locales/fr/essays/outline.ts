import type { outline as englishOutline } from '../../en/essays/outline.ts'
import type { Translation } from '../../message-types.ts'

export const outline: Translation<typeof englishOutline> = {
  name: 'Plan',
  sections: 'Sections du plan',
  summary:
    '{count, plural, one {# section} many {# de sections} other {# sections}}, {words, plural, one {# mot} many {# de mots} other {# mots}}',
  topic: 'Quel est le sujet de la dissertation ?',
  words: 'Mots en tout',
  make: 'Créer un plan',
  startEmpty: 'L’écrire moi-même',
  stop: 'Arrêter',
  none: 'Cette réponse ne contient pas de plan. Décrivez la dissertation en une phrase et réessayez.',
  failed: 'Le plan n’a pas pu être créé. Veuillez réessayer.',
  untitled: 'Titre de la section',
  titleOf: 'Titre de la section {number, number}',
  wordsOf: 'Mots de la section {number, number}',
  wordsShort: 'mots',
  moreOf: 'Plus pour la section {number, number}',
  draft: 'Rédiger la section {number, number}',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  remove: 'Supprimer',
  add: 'Ajouter une section',
  clear: 'Effacer le plan',
  cleared: 'Le plan a été effacé.',
  undo: 'Annuler',
  use: 'Utiliser comme plan',
  used: 'Le plan est au-dessus de la discussion. Modifiez ce que vous voulez, puis rédigez ses sections une à une.',
}
