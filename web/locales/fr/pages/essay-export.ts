import type { essayExport as english } from '../../en/pages/essay-export.ts'
import type { Translation } from '../../message-types.ts'

export const essayExport: Translation<typeof english> = {
  preparing: 'Préparation de votre fichier…',
  notExported: '« {title} » n’a pas été exporté. {reason}',
  noCopy:
    'Le serveur est injoignable et ce navigateur n’a pas de copie de l’essai. Il pourra être exporté dès que le serveur répondra.',
  notLoaded:
    'Vous êtes hors ligne et ce navigateur n’a pas chargé ce qui crée le fichier. Réessayez lorsque vous serez en ligne.',
  deleted: 'Il a été supprimé ailleurs.',
  failed: 'Veuillez réessayer.',
  fromCopy:
    'Le serveur est injoignable. Le fichier contient l’essai tel que ce navigateur l’avait en dernier.',
}
