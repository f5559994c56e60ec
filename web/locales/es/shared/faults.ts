import type { faults as english } from '../../../../texts/faults.ts'
import type { Translation } from '../../message-types.ts'

export const faults: Translation<typeof english> = {
  image: 'es una imagen',
  damaged: 'está dañado',
  empty: 'está vacío',
  noWord: 'no es un documento de Word',
  unknown: 'no es un texto, un documento ni una imagen que se pueda leer aquí',
  unpacks: 'descomprimido ocupa más de 64 MB',
  unpacksServer: 'descomprimido no cabe en este servidor',
  tooSlow: 'leerlo tarda demasiado',
  pdfDamaged: 'el PDF está dañado',
  wordDamaged: 'el documento de Word está dañado',
  imageDamaged: 'la imagen está dañada',
  noText: 'no contiene texto',
  ofKind: 'es {found}, que aquí no se puede leer',
  imageTooLarge: 'la imagen es demasiado grande, {width, number} × {height, number} píxeles',
  scan: 'no tiene texto. Puede ser un escaneo: adjunta sus páginas como imágenes o pásale antes un reconocimiento de texto',
  locked: 'está protegido con contraseña. Guarda una copia sin ella y adjunta esa',
}
