import type { faults as english } from '../../../../texts/faults.ts'
import type { Translation } from '../../message-types.ts'

export const faults: Translation<typeof english> = {
  image: 'c’est une image',
  damaged: 'il est endommagé',
  empty: 'il est vide',
  noWord: 'ce n’est pas un document Word',
  unknown: 'ce n’est ni un texte, ni un document, ni une image lisible ici',
  unpacks: 'décompressé, il dépasse 64 Mo',
  unpacksServer: 'décompressé, il dépasse ce que ce serveur peut contenir',
  tooSlow: 'sa lecture prend trop de temps',
  pdfDamaged: 'le PDF est endommagé',
  wordDamaged: 'le document Word est endommagé',
  imageDamaged: 'l’image est endommagée',
  noText: 'il ne contient pas de texte',
  ofKind: 'c’est {found}, qui ne peut pas être lu ici',
  imageTooLarge: 'l’image est trop grande, {width, number} × {height, number} pixels',
  scan: 'il n’a pas de texte. C’est peut-être un scan : joignez ses pages comme images, ou faites d’abord une reconnaissance de texte',
  locked: 'il est protégé par un mot de passe. Enregistrez une copie sans mot de passe et joignez-la',
}
