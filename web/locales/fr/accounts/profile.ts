import type { profileTexts as englishProfileTexts } from '../../en/accounts/profile.ts'
import type { Translation } from '../../message-types.ts'

export const profileTexts: Translation<typeof englishProfileTexts> = {
  picture: 'Image',
  yourPicture: 'Votre image',
  onlyYouSeeIt:
    'Vous seul la voyez, à côté de votre nom. Le milieu du fichier est utilisé, sans ses autres données.',
  chooseAPicture: 'Choisir une image',
  removePicture: 'Retirer',
  pictureSaved: 'Image enregistrée',
  pictureRemoved: 'Image retirée',
  pictureNotSaved: 'Votre image n’a pas été modifiée.',
  notAPicture:
    'Ce navigateur ne peut pas lire ce fichier comme une image. Choisissez un fichier PNG, JPEG ou WebP.',
}
