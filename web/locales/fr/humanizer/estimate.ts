import type { estimateTexts as englishEstimateTexts } from '../../en/humanizer/estimate.ts'
import type { Translation } from '../../message-types.ts'

export const estimateTexts: Translation<typeof englishEstimateTexts> = {
  waiting: {
    none: 'À partir de 20 mots, le résultat attendu de chaque intensité apparaît ici.',
    visitor: 'Connectez-vous pour voir ici le résultat attendu de chaque intensité.',
    pending: 'Estimation du résultat de chaque intensité…',
    failed: 'Le résultat n’a pas pu être estimé. Vous pouvez tout de même humaniser le texte.',
  },
  seeTwoSentencesOf:
    'Voir {count, plural, one {une phrase} many {deux phrases} other {deux phrases}} de {name}',
  aSampleOfTheRewrite: 'Un aperçu de la réécriture',
  becomes: 'devient',
  sOwnDetector: 'Le détecteur de {name}',
  readsThisTextAsHuman: '{reader} lit ce texte comme {percent} humain.',
  theRulesWouldNotChangeIt: '{before} Les règles intégrées ne le changeraient pas.',
  noStrengthWouldChangeIt: '{before} Aucune intensité ne le modifierait.',
  withTheBuiltInEngine: 'Avec le moteur intégré, ',
  isExpectedToReach: '{before} {who}{name} devrait atteindre {percent} : {detectability}.',
  noStrength: 'aucune intensité',
  noStrengthExpectation: 'Aucune intensité',
  isExpectedToReachAnd:
    '{before} {who}{none} ne devrait faire lire un extrait comme humain, et un tel essai ne coûte rien.',
  partsAreExpected:
    '{before} {who}{name} devrait faire lire des extraits comme humains, mais pas le texte entier.',
  onlyStrongChangesIt:
    '{before} Léger et Équilibré le laissent tel quel. Fort le modifie quand même, car un autre détecteur peut le lire autrement, et coûte environ {words, plural, one {# mot} many {# de mots} other {# mots}}.',
  onlyStrongChangesItUncharged:
    '{before} Léger et Équilibré le laissent tel quel. Fort le modifie quand même, car un autre détecteur peut le lire autrement.',
  isExpectedToReachUncharged: '{before} {who}{none} ne devrait atteindre {humanScoreAccepted} %.',
  measured:
    'Dans notre essai, {percent, plural, =0 {aucun texte d’IA ne s’est lu} one {# texte d’IA sur 100 s’est lu} many {# textes d’IA sur 100 se sont lus} other {# textes d’IA sur 100 se sont lus}} ensuite comme humain.',
  measuredOfModel:
    'Dans notre essai avec un modèle puissant, {percent, plural, one {# texte d’IA sur 100 s’est lu} many {# textes d’IA sur 100 se sont lus} other {# textes d’IA sur 100 se sont lus}} ensuite comme humain.',
}
