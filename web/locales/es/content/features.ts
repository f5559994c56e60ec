import type { featureTexts as english } from '../../en/content/features.ts'
import type { Translation } from '../../message-types.ts'

export const featureTexts: Translation<typeof english> = {
  title: 'Funciones',
  sections: 'Secciones',
  startTitle: 'Pruébalo con un texto tuyo',
  startText: 'Para analizar un texto no hace falta una cuenta.',
  checkAText: 'Analizar un texto',
  viewPricingPlans: 'Ver los planes y precios',
}
