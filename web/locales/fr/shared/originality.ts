import type { originality as english } from '../../../../texts/originality.ts'
import type { Translation } from '../../message-types.ts'

export const originality: Translation<typeof english> = {
  blank: 'Veuillez saisir un texte à contrôler.',
  tooShort: 'Ce texte est trop court : les passages sont comparés à partir de huit mots.',
  tooLong:
    'Ce texte compte {characters, number} caractères ; {most, number} peuvent être contrôlés à la fois.',
  sourcesTooLong:
    'Les sources comptent {characters, number} caractères au total ; {most, number} peuvent être comparés à la fois.',
  nothingToCompare: 'Veuillez choisir avec quoi comparer le texte.',
  ownNeedsSignIn: 'Connectez-vous pour comparer un texte avec vos propres documents.',
  webNotSearched: 'Ce site ne fait pas de recherche sur le Web.',
}
