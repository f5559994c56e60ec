import type { staticTexts as englishStaticTexts } from '../../en/pages/static.ts'
import type { Translation } from '../../message-types.ts'

export const staticTexts: Translation<typeof englishStaticTexts> = {
  startANewChat: 'Commencer une nouvelle discussion',
  goToTheFrontPage: 'Aller à la page d’accueil',
  somethingWentWrongOnThe: 'Une erreur s’est produite sur le serveur',
  itIsOurFaultNot:
    'C’est notre faute, pas la vôtre. Ce qui a été enregistré est en sécurité. Réessayez dans un instant.',
  loadAgain: 'Recharger',
  tellUs: 'Nous prévenir',
  numberOfTheRequest: 'Numéro de cette requête, pour l’exploitant :',
  longhandCannotBeReached: 'Longhand est injoignable',
  eitherYouAreOfflineOr:
    'Vous êtes hors ligne ou le serveur n’est pas disponible. Ce que vous avez écrit est toujours là.',
  tryAgain: 'Réessayer',
  otherPages: 'Autres pages',
  essayWriter: 'Éditeur de dissertations',
  humanizer: 'Humaniseur',
  detector: 'Détecteur',
  features: 'Fonctions',
  helpCenter: 'Centre d’aide',
  faq: 'FAQ',
  blog: 'Blog',
  skipToContent: 'Aller au contenu',
  termsOfService: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
  pageNotFound: 'Page introuvable · {name}',
  serverError: 'Erreur du serveur · {name}',
  offline: 'Hors ligne · {name}',
}
