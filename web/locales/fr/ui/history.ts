import type { historyTexts as englishHistoryTexts } from '../../en/ui/history.ts'
import type { Translation } from '../../message-types.ts'

export const historyTexts: Translation<typeof englishHistoryTexts> = {
  history: 'Historique',
  loadingTheHistory: 'Chargement de l’historique',
  deleted: '« {title} » : supprimé',
  undo: 'Annuler',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer « {title} »',
  searchTheseTexts: 'Rechercher dans ces textes',
  thisEntryCouldNotBe: 'Cette entrée n’a pas pu être ouverte. {error}',
  deletedYouCanUndoThis: '« {title} » : supprimé. Vous pouvez annuler pendant cinq secondes.',
  wasNotDeleted: '« {title} » n’a pas été supprimé. {error}',
  historySettings: 'Paramètres de l’historique',
  deleteAll: 'Tout supprimer',
  thisListMayBeOut: 'Cette liste n’est peut-être pas à jour. {failure}',
  theHistoryIsDeleted: 'L’historique est supprimé.',
  theHistoryWasNotDeleted: 'L’historique n’a pas été supprimé. {error}',
  tryAgain: 'Réessayer',
  deleteAllMany: 'Supprimer tous les {many} ?',
  thisDeletesAllSavedTexts:
    'Tous les textes enregistrés dans cette liste et leurs résultats seront supprimés sur tous les appareils. Cette action est irréversible.',
  pleaseTryAgain: 'Veuillez réessayer.',
  historyIsOff: 'L’historique est désactivé',
  nothingIsSavedWith: 'Rien n’est enregistré. Avec l’historique activé, {keptText}',
  turnHistoryOn: 'Activer l’historique',
  nothingHereYet: 'Rien pour l’instant',
  fromNowOn: 'Désormais, {keptText}',
  historyIsOffNewAre:
    'L’historique est désactivé : les nouveaux {many} ne sont pas enregistrés. Les entrées précédentes restent jusqu’à ce que vous les supprimiez. <link>Modifier</link>',
  nothingFound: 'Aucun résultat',
  noSavedTextContains: 'Aucun texte enregistré ne contient « {looked} ».',
  yourHistoryCouldNotBe: 'Votre historique n’a pas pu être chargé',
  youAreOfflineYourHistory: 'Vous êtes hors ligne. Votre historique se chargera à la reconnexion.',
  kept: '{what} le <time>{at}</time>.',
  keptWhole: '{what} le <time>{at}</time>, affiché tel qu’il était alors.',
}
