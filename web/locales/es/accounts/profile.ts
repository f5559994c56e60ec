import type { profileTexts as englishProfileTexts } from '../../en/accounts/profile.ts'
import type { Translation } from '../../message-types.ts'

export const profileTexts: Translation<typeof englishProfileTexts> = {
  picture: 'Imagen',
  yourPicture: 'Tu imagen',
  onlyYouSeeIt: 'Solo la ves tú, junto a tu nombre. Se usa el centro del archivo, sin sus otros datos.',
  chooseAPicture: 'Elegir una imagen',
  removePicture: 'Quitar',
  pictureSaved: 'Imagen guardada',
  pictureRemoved: 'Imagen quitada',
  pictureNotSaved: 'Tu imagen no se cambió.',
  notAPicture: 'Este navegador no puede leer el archivo como imagen. Elige un archivo PNG, JPEG o WebP.',
}
