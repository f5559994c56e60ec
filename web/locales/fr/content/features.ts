import type { featureTexts as english } from '../../en/content/features.ts'
import type { Translation } from '../../message-types.ts'

export const featureTexts: Translation<typeof english> = {
  title: 'Fonctions',
  sections: 'Sections',
  startTitle: 'Essayez avec un texte à vous',
  startText: 'Analyser un texte ne demande pas de compte.',
  checkAText: 'Analyser un texte',
  viewPricingPlans: 'Voir les forfaits et les prix',
}
