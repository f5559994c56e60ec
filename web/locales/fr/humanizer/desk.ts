import type { humanizerDeskTexts as englishHumanizerDeskTexts } from '../../en/humanizer/desk.ts'
import type { Translation } from '../../message-types.ts'

export const humanizerDeskTexts: Translation<typeof englishHumanizerDeskTexts> = {
  cleared: 'Effacé',
  undo: 'Annuler',
  writtenReplaced: 'La nouvelle réécriture a remplacé le texte que vous aviez modifié.',
  bringBack: 'Le reprendre',
  restored: 'Votre texte précédent remplace ce que vous aviez écrit.',
  humanizer: 'Humaniseur',
  rewritesWhatSounds:
    '<span>Réécrit ce qui sonne machine. </span>Les faits, noms<span2>, nombres</span2> et citations restent <span3>exactement </span3>tels quels.',
  ofWordsLeft: '{left, number}<span> sur {limit, number}</span> mots restants',
  result: 'Résultat',
  theRewriteAppearsHere: 'La réécriture apparaît ici',
  eachChangeIsShownWith: 'Chaque changement est montré avec sa raison, et vous décidez lesquels garder.',
  tryAnExample: 'Essayer un exemple',
  words: {
    title: 'Textes humanisés',
    many: 'textes humanisés',
    keptText:
      'les textes que vous humanisez sont enregistrés ici avec leurs changements, visibles par vous seul, jusqu’à ce que vous les supprimiez.',
  },
  openedFromHistory: 'Ouvert depuis l’historique',
  human: '{percent} humain',
}
