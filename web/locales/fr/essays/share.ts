import type { shareTexts as englishShareTexts } from '../../en/essays/share.ts'
import type { Translation } from '../../message-types.ts'

export const shareTexts: Translation<typeof englishShareTexts> = {
  // Share essay dialog
  share: 'Partager',
  shareThisEssay: 'Partager cette dissertation',
  shareWords: 'lien commentaires lecteurs',
  anyoneWithTheLink:
    'Toute personne qui a le lien voit la dissertation telle qu’elle est maintenant, sans compte, jusqu’à la fin du lien ou sa révocation. Elle ne peut pas la modifier, et ne voit ni votre discussion, ni vos versions, ni votre registre de paternité.',
  notStored:
    'Cette dissertation n’est pas encore sur le serveur. Vous pourrez la partager dès qu’elle sera enregistrée.',
  linkIsFor: 'Le lien permet de',
  access: { read: 'Lire', comment: 'Commenter' },
  accessHint: {
    read: 'Les lecteurs voient la page, sans commentaires.',
    comment:
      'Les lecteurs peuvent marquer des mots et écrire des commentaires et des suggestions sous un nom de leur choix.',
  },
  linkName: 'Nom du lien',
  linkNameHint: 'Vous seul le voyez ; par exemple, la personne à qui vous l’envoyez.',
  linksToThisEssay: 'Liens vers cette dissertation',
  unnamed: { read: 'Lien de lecture', comment: 'Lien de commentaire' },
  size: { read: 'pour lire', comment: 'pour commenter' },
  commentsOff: 'Fermer les commentaires',
  commentsOffOf: 'Ne plus accepter de commentaires par le lien {name}',
  commentsOn: 'Autoriser les commentaires',
  commentsOnOf: 'Autoriser les commentaires par le lien {name}',
  notChanged: 'Le lien n’a pas été modifié. {message}',

  // Shared essay
  sharedEssay: 'Dissertation partagée',
  couldNotBeLoaded: 'Cette dissertation partagée n’a pas pu être chargée',
  nothingToReadHere: 'Rien à lire ici',
  goToTheFrontPage: 'Aller à la page d’accueil',
  loading: 'Chargement',
  sharedBy: 'Partagée par {ownerName} le {day}',
  anEssayShared: 'Une dissertation écrite avec {name}, partagée le {day}',
  readableUntil: '{shared} · lisible jusqu’au {day}',
  theEssay: 'La dissertation',
  empty: 'Il n’y a encore rien sur la page.',
}
