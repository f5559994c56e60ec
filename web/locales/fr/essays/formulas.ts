import type { formulas as englishFormulas } from '../../en/essays/formulas.ts'
import type { Translation } from '../../message-types.ts'

export const formulas: Translation<typeof englishFormulas> = {
  title: 'Formule',
  source: 'Formule en TeX',
  hint: 'Par exemple E=mc^2. Sur la page, tapez-la entre des signes dollar : $E=mc^2$. Entrée enregistre.',
  insert: 'Insérer',
  pieces: {
    fraction: 'Fraction',
    power: 'Puissance',
    index: 'Indice',
    root: 'Racine',
    sum: 'Somme',
    integral: 'Intégrale',
    matrix: 'Matrice',
    alpha: 'Alpha',
    pi: 'Pi',
    atMost: 'Inférieur ou égal',
    notEqual: 'Différent',
    arrow: 'Flèche',
  },
  place: 'Place de la formule',
  inLine: 'Dans la ligne',
  ownLine: 'Sur sa propre ligne',
  save: 'Enregistrer la formule',
  remove: 'Supprimer la formule',
  cancel: 'Annuler',
}
