import type { bannerTexts as english } from '../../en/operating/banner.ts'
import type { Translation } from '../../message-types.ts'

export const bannerTexts: Translation<typeof english> = {
  title: 'Bandeau',
  none: 'Il n’y a pas de bandeau.',
  isShown: 'Le bandeau est affiché.',
  isNotShown: 'Le bandeau est conservé, mais pas affiché maintenant.',
  notLoaded: 'Le bandeau n’a pas pu être chargé.',
  text: 'Texte',
  textHint: 'Au plus {most, number} caractères, sans mise en forme.',
  textMissing: 'Saisissez un texte.',
  tone: 'Importance',
  from: 'De',
  fromHint: 'Vide pour tout de suite, à votre heure.',
  until: 'Jusqu’à',
  untilHint: 'Vide pour l’afficher jusqu’à son retrait.',
  untilWrong: 'C’est avant le début.',
  dismissible: 'Peut être fermé',
  dismissibleText: 'Qui le ferme le revoit après un changement.',
  when: 'Toutes les personnes connectées le voient à la prochaine page ouverte.',
  show: 'Afficher le bandeau',
  change: 'Modifier le bandeau',
  remove: 'Retirer',
  saved: 'Bandeau enregistré',
  removed: 'Bandeau retiré',
  tones: {
    accent: 'Nouvelle',
    caution: 'Attention',
    danger: 'Urgent',
  },
}
