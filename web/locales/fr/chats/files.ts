import type { chatFileTexts as englishChatFileTexts } from '../../en/chats/files.ts'
import type { Translation } from '../../message-types.ts'

export const chatFileTexts: Translation<typeof englishChatFileTexts> = {
  attachFiles: 'Joindre des fichiers',
  filesToAttach: 'Fichiers à joindre',
  show: 'Afficher {name}',
  tryAgain: 'Réessayer {name}',
  remove: 'Retirer {name}',
  sending: 'Envoi, {round} %',
  reading: 'Lecture',
  attachedFiles: 'Fichiers joints',
  filesAreBeingRead: 'Lecture des fichiers',
  leftOut: '{tooMuch} Laissés de côté : {leftOut}',
  theServerCouldNotBe: 'le serveur est injoignable',
  theFileWasTakenBack: 'Le fichier a été retiré.',
  filesAreNotAcceptedHere: 'Les fichiers ne sont pas acceptés ici',
  dropFilesHere: 'Déposez les fichiers ici',
  textPdfWordAndImage: 'Texte, PDF, Word et images, {filesPerMessageMax} au plus, 10 Mo chacun',
  text: 'Texte',
  word: 'Word',
  image: 'Image',
  thisFileCouldNotBe: 'Ce fichier n’a pas pu être chargé',
  textOfTheFile: 'Texte du fichier',
  showMore: 'Afficher plus',
  files: 'Fichiers',
  itGetsTheRestOf:
    'Il reçoit le reste de votre message et une note indiquant que des images étaient jointes. Elles restent avec le message.',
  itWouldOnlyGetA:
    'Il recevrait seulement une note indiquant que des images étaient jointes. Elles restent avec le message.',
  readsTextOnly: '« {model} » ne lit que du texte. {advice}',
  sendWithoutImages: 'Envoyer sans les images',
  pleaseTryAgain: 'veuillez réessayer',
}
