import type { formulas as englishFormulas } from '../../en/essays/formulas.ts'
import type { Translation } from '../../message-types.ts'

export const formulas: Translation<typeof englishFormulas> = {
  title: 'Fórmula',
  source: 'Fórmula en TeX',
  hint: 'Por ejemplo E=mc^2. En la página, escríbela entre signos de dólar: $E=mc^2$. Intro guarda.',
  insert: 'Insertar',
  pieces: {
    fraction: 'Fracción',
    power: 'Potencia',
    index: 'Subíndice',
    root: 'Raíz',
    sum: 'Suma',
    integral: 'Integral',
    matrix: 'Matriz',
    alpha: 'Alfa',
    pi: 'Pi',
    atMost: 'Menor o igual',
    notEqual: 'Distinto',
    arrow: 'Flecha',
  },
  place: 'Lugar de la fórmula',
  inLine: 'En la línea',
  ownLine: 'En su propia línea',
  save: 'Guardar fórmula',
  remove: 'Eliminar fórmula',
  cancel: 'Cancelar',
}
