import type { pictures as englishPictures } from '../../en/essays/pictures.ts'
import type { Translation } from '../../message-types.ts'

export const pictures: Translation<typeof englishPictures> = {
  tools: 'Herramientas de imagen',
  describe: 'Texto alternativo y pie',
  describeTitle: 'Describir la imagen',
  alt: 'Texto alternativo',
  altHint: 'Lo que muestra la imagen, para quienes no la ven. Déjalo vacío si la imagen es solo decorativa.',
  caption: 'Pie de imagen',
  captionHint: 'Se imprime debajo de la imagen, por ejemplo “Figura 1. Mareas en Fundy”.',
  save: 'Guardar',
  cancel: 'Cancelar',
  aligns: { left: 'Imagen a la izquierda', center: 'Imagen en el centro', right: 'Imagen a la derecha' },
  width: 'Ancho de la imagen',
  size: 'Tamaño: {size}',
  ownSize: 'Tamaño propio',
  widths: {
    '25': 'Pequeña (25 %)',
    '50': 'Mitad (50 %)',
    '75': 'Grande (75 %)',
    '100': 'Ancho completo (100 %)',
  },
  replace: 'Cambiar la imagen',
  remove: 'Eliminar la imagen',
}
