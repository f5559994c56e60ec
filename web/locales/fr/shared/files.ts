import type { files as english } from '../../../../texts/files.ts'
import type { Translation } from '../../message-types.ts'

export const files: Translation<typeof english> = {
  tooLarge: 'Erreur : certains fichiers dépassent la taille maximale de 10 Mo : {names}',
  tooLargeForVisitors: '{name} dépasse 1 Mo. Connectez-vous pour faire lire des fichiers de 10 Mo au plus.',
  processing: 'Erreur lors du traitement des fichiers : {message}',
  unreadable: 'Le fichier {name} n’a pas pu être lu',
  failed: 'Le fichier {name} n’a pas pu être traité : {reason}',
  tooMany:
    'Un message peut avoir {most} fichiers au plus, et {chosen, number} ont été choisis. Voici les {most} premiers.',
  tooMuch: 'Un message peut avoir 30 Mo de fichiers au plus.',
  unseen: 'Ce modèle ne voit pas les images',
  gone: 'Un fichier n’a pas été envoyé pendant plus d’un jour et n’est plus conservé. Veuillez le joindre à nouveau.',
}
