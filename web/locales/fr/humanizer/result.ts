import type { rewriteTexts as englishRewriteTexts } from '../../en/humanizer/result.ts'
import type { Translation } from '../../message-types.ts'

export const rewriteTexts: Translation<typeof englishRewriteTexts> = {
  changes: 'Changements',
  ofChanges: '{made, number} changements sur {count, number}. {cost}',
  signIn: 'Se connecter',
  tryAgain: 'Réessayer',
  notAsBefore: ', différent d’avant',
  lockedBeforeTheRunAnd: 'Protégé avant le passage et gardé à l’identique',
  andMore: 'et {count, number} de plus',
  noPassagesWereLocked: 'Aucun passage protégé',
  onePassageLockedIntact: '1 passage protégé, intact',
  onePassageLockedNotIntact: '1 passage protégé, non intact',
  passagesLockedBoth: '{locked, number} passages protégés, tous deux intacts',
  passagesLockedAll: '{locked, number} passages protégés, tous intacts',
  passagesLocked: '{locked, number} passages protégés, {intact} intacts',
  whatWasChecked: 'Ce qui a été vérifié',
  humanized: 'Humanisé',
  view: 'Affichage',
  edit: 'Modifier',
  undo: 'Annuler',
  editsDropped: 'Vos modifications ont été annulées.',
  dropEdits: 'Revenir au résultat',
  editedByYou: 'Modifié par vous.',
  editedSince:
    'Vous avez écrit dans ce texte depuis. Voici tout ce qui diffère de votre original : les changements du traitement et les vôtres.',
  editItHere: 'Modifier ici',
  editGuided:
    'Modifiez-le ici : ce qui pèse est souligné avec sa raison, et le score suit pendant que vous écrivez.',
  locksLost: 'Verrouillé, mais absent de votre texte : {passages}',
  changedElsewhere:
    'Ce texte a été modifié depuis dans un autre onglet ou sur un autre appareil. Ce qui s’y trouve est conservé ; quels mots doivent rester ?',
  elsewhereUnread: 'L’autre version n’a pas pu être lue. Rien n’est perdu ; veuillez réessayer.',
  keepThis: 'Garder ce qui est ici',
  takeOther: 'Afficher l’autre version',
  download: 'Télécharger',
  humanizedText: 'Texte humanisé',
  useAllChanges: 'Utiliser tous les changements',
  sendToEssay: 'Vers une dissertation',
  useInChat: 'Utiliser en discussion',
  checkForAi: 'Détecter l’IA',
  modelUse:
    '{label} : {calls, plural, one {# appel} many {# d’appels} other {# appels}}, environ {tokens, number} tokens, {seconds, number} s.',
  costNothingLeft:
    'Gratuit ; {left, plural, one {# mot restant} many {# de mots restants} other {# mots restants}}.',
  wordsLeft: '{left, plural, one {# mot restant} many {# de mots restants} other {# mots restants}}.',
  cameToReadHuman:
    '{count, plural, one {Ce qui a changé se lit maintenant comme humain.} many {{human, number} sur # de passages modifiés se lisent maintenant comme humains.} other {{human, number} passages modifiés sur # se lisent maintenant comme humains.}}',
  costLeft:
    'Coût : {words, plural, one {# mot} many {# de mots} other {# mots}} ; il en reste {left, number}.',
  changesMade: '{made, plural, one {# changement} many {# de changements} other {# changements}}.',
  keptAsBefore:
    '{made, plural, one {# changement} many {# de changements} other {# changements}}, {rejected, number} non retenus.',
  to: 'à',
  human: 'humain',
  asSOwnDetectorReads: 'Selon le détecteur de {name}. Un signal, pas une preuve.',
  thisResultBelongsToAn:
    'Ce résultat correspond à une version antérieure de votre texte. Humanisez à nouveau pour en obtenir un autre.',
  restoreTheEarlierText: 'Rétablir le texte précédent',
  alreadyReadsHuman: 'Se lit déjà humain',
  nothingChanged: 'Rien n’a changé',
  nothingWasChanged: 'Rien n’a été modifié.',
  nothingWasChangedNothing: 'Rien n’a été modifié, rien n’a été facturé.',
  humanScore: 'Score humain {percent}.',
  rewriteWith: 'Réécrire avec {label}',
  strongAnyway:
    'Ce texte n’a besoin de rien. Un autre détecteur peut le lire autrement : {name} le réécrit quand même et coûte environ {words, plural, one {# mot} many {# de mots} other {# mots}}.',
  strongAnywayUncharged: 'Un autre détecteur peut le lire autrement. {name} le réécrit quand même.',
  rewriteAnyway: 'Réécrire quand même avec {name}',
  try: 'Essayer {name}',
}
