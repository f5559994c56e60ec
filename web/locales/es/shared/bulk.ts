import type { bulk as english } from '../../../../texts/bulk.ts'
import type { Translation } from '../../message-types.ts'

export const bulk: Translation<typeof english> = {
  rowNotJson: 'Esta línea no es JSON.',
  rowWithoutText: 'Esta fila no tiene texto.',
  fileEmpty: 'No hay texto en este archivo.',
  columnMissing: 'Este CSV no tiene la columna “{column}”. Indica la columna que contiene los textos.',
  kindUnknown: 'Envía un CSV, un JSONL o un zip.',
  damaged: 'Este archivo está dañado.',
  tooMany:
    'Un trabajo admite como máximo {texts, number} textos con {characters, number} caracteres en total. Divide el archivo.',
  openAlready: '{most, number} de tus trabajos aún no han terminado. Espera a que acabe uno o cancélalo.',
  keptAlready: 'Tus trabajos ocupan demasiado espacio. Elimina uno que ya no necesites.',
}
