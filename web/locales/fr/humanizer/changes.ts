import type { changesTexts as englishChangesTexts } from '../../en/humanizer/changes.ts'
import type { Translation } from '../../message-types.ts'

export const changesTexts: Translation<typeof englishChangesTexts> = {
  change: 'Changement',
  useTheChange: 'Utiliser le changement',
  keepTheOriginal: 'Garder l’original',
  useAllChangesInThis: 'Utiliser tous les changements de cette phrase',
  keepTheOriginalSentence: 'Garder la phrase d’origine',
  originalKept: 'Original conservé. ',
  clickOrPressEnterTo: 'Cliquez ou appuyez sur Entrée pour choisir.',
  became: 'est devenu',
  leftOut: 'supprimé',
  added: '(ajouté)',
  originalKeptChangeMark: 'Original conservé.',
  removed: 'Retiré.',
  becameBefore: '{before} est devenu {after}.',
  addedChangeMark: 'Ajouté.',
  checkThis: 'À vérifier',
  checkThisMeans: 'Le sens est le même, mais un rédacteur attentif aurait peut-être gardé l’original ici.',
  changesToCheck:
    '{count, plural, one {# modification à vérifier} many {# de modifications à vérifier} other {# modifications à vérifier}}',
  leaveOutChanges: 'Laisser de côté les modifications à vérifier',
  locked: 'Protégé : {lock}',
  theResultStillReadsAs: 'Le résultat ressemble encore à de l’IA.',
  isExpectedToReach: '{name} devrait atteindre {percent}.',
  rulesDoNotReach: 'Les règles intégrées ne peuvent pas amener ce texte à paraître humain.',
  editGuided:
    'Vous pouvez y arriver vous-même : ce qui pèse est souligné avec sa raison, et le score suit pendant que vous écrivez.',
  editItHere: 'Modifier ici',
  rewritesMoreFreelyThan: '{label} réécrit plus librement que le moteur intégré.',
  rewriteWith: 'Réécrire avec {label}',
  try: 'Essayer {name}',
  aConnectedLanguageModel:
    'Un modèle de langage connecté réécrit plus librement : <link>Modèles et clés</link>.',
  anotherWordingOfThis: 'Une autre formulation de cette phrase, que vous avez choisie.',
  writtenByYou: 'Ce que vous avez écrit diffère ici.',
  theWholeSentence: 'La phrase entière',
  original: 'Original',
  rewritten: 'Réécrit',
  otherWording: 'Autre formulation',
}
