import type { appTexts as englishAppTexts } from '../../en/pages/app.ts'
import type { Translation } from '../../message-types.ts'

export const appTexts: Translation<typeof englishAppTexts> = {
  thisPageCouldNotBe: 'Cette page n’a pas pu être chargée',
  somethingWentWrongOnThis: 'Une erreur est survenue sur cette page',
  theConnectionWasLostOr:
    'La connexion a été perdue, ou Longhand a été mis à jour. Recharger la page suffit en général.',
  itIsOurFaultNot:
    'C’est notre faute, pas la vôtre. Ce qui était enregistré est intact. Rechargez la page pour continuer.',
  loadAgain: 'Recharger',
  goToTheFrontPage: 'Aller à l’accueil',
  thisSectionIsUnder: 'Cette section est en cours de développement.',
}
