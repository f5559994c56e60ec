import type { pictures as englishPictures } from '../../en/essays/pictures.ts'
import type { Translation } from '../../message-types.ts'

export const pictures: Translation<typeof englishPictures> = {
  tools: 'Outils de l’image',
  describe: 'Texte alternatif et légende',
  describeTitle: 'Décrire l’image',
  alt: 'Texte alternatif',
  altHint:
    'Ce que montre l’image, pour les personnes qui ne la voient pas. Laissez vide si l’image est décorative.',
  caption: 'Légende',
  captionHint: 'Imprimée sous l’image, par exemple « Figure 1. Marées à Fundy ».',
  save: 'Enregistrer',
  cancel: 'Annuler',
  aligns: { left: 'Image à gauche', center: 'Image au milieu', right: 'Image à droite' },
  width: 'Largeur de l’image',
  size: 'Taille : {size}',
  ownSize: 'Taille d’origine',
  widths: {
    '25': 'Petite (25 %)',
    '50': 'Moitié (50 %)',
    '75': 'Grande (75 %)',
    '100': 'Pleine largeur (100 %)',
  },
  replace: 'Remplacer l’image',
  remove: 'Supprimer l’image',
}
