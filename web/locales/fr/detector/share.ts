import type { checkShareTexts as englishCheckShareTexts } from '../../en/detector/share.ts'
import type { Translation } from '../../message-types.ts'

export const checkShareTexts: Translation<typeof englishCheckShareTexts> = {
  shareThisCheck: 'Partager cette analyse',
  anyoneWithTheLinkCan:
    'Toute personne ayant le lien peut lire ce texte et son résultat, sans compte, jusqu’à la fin du lien ou sa révocation. Les modifications et suppressions ultérieures ne le changent pas.',
  yourLinksToChecks: 'Vos liens vers des analyses',
  sharedCheck: 'Analyse partagée',
  thisSharedCheckCouldNot: 'Cette analyse partagée n’a pas pu être chargée',
  nothingToReadHere: 'Rien à lire ici',
  goToTheFrontPage: 'Aller à la page d’accueil',
  loading: 'Chargement',
  sharedBy: 'Partagée par {ownerName} le {day}',
  checkedWith: 'Analysée avec {name}, partagée le {day}',
  readableUntil: '{shared} · lisible jusqu’au {day}',
  onlyTheTextCanBeShown:
    'Cette analyse a été faite par une version antérieure ; seul son texte peut être affiché.',
  theText: 'Le texte',
}
