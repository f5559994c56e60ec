import type { originality as english } from '../../../../texts/originality.ts'
import type { Translation } from '../../message-types.ts'

export const originality: Translation<typeof english> = {
  blank: 'Escribe un texto para comprobar.',
  tooShort: 'Este texto es demasiado corto: los pasajes se comparan a partir de ocho palabras.',
  tooLong: 'Este texto tiene {characters, number} caracteres; se pueden comprobar {most, number} a la vez.',
  sourcesTooLong:
    'Las fuentes tienen {characters, number} caracteres en total; se pueden comparar {most, number} a la vez.',
  nothingToCompare: 'Elige algo con lo que comparar el texto.',
  ownNeedsSignIn: 'Inicia sesión para comparar un texto con tus propios documentos.',
  webNotSearched: 'Este sitio no busca en la web.',
}
