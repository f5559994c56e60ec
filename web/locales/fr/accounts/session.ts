import type { sessionTexts as englishSessionTexts } from '../../en/accounts/session.ts'
import type { Translation } from '../../message-types.ts'

export const sessionTexts: Translation<typeof englishSessionTexts> = {
  signIn: 'Se connecter',
  pleaseSignInAgain: 'Veuillez vous reconnecter',
  yourSessionHasEndedWhat:
    'Votre session est terminée. Ce que vous avez saisi est conservé, et vous pouvez continuer ici même.',
  youAreSignedOutWhat: 'Vous êtes déconnecté. Ce que vous avez saisi est conservé.',
  signInAgain: 'Se reconnecter',
  longhandCannotBeReached: 'Longhand est injoignable',
  youHaveNotBeenSigned: 'Vous n’avez pas été déconnecté. Cette page se charge dès que le serveur répond.',
  loading: 'Chargement',
}
