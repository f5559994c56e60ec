import type { troubleTexts as englishTroubleTexts } from '../../en/accounts/trouble.ts'
import type { Translation } from '../../message-types.ts'

export const troubleTexts: Translation<typeof englishTroubleTexts> = {
  allowCookiesInIts: 'Autorisez les cookies dans ses paramètres et reconnectez-vous.',
  tooManyAttempts: 'Trop de tentatives.',
  cannotBeReachedRightNow: '{name} est injoignable pour le moment.',
  youAreOffline: 'Vous êtes hors ligne.',
  whatYouTypedStaysHere: 'Ce que vous avez saisi reste ici. Réessayez dans un instant.',
  unreachable: '{documented} Ce que vous avez saisi reste ici.',
  ifYouForgotYourPassword:
    'Si vous avez oublié votre mot de passe, « Mot de passe oublié ? » permet d’en choisir un nouveau.',
  pleaseTryAgainInA: 'Réessayez dans un instant.',
  thatTookAWhilePlease: 'Cela a pris du temps. Saisissez à nouveau votre mot de passe.',
  youCanStillUseA: 'Vous pouvez encore utiliser un code de récupération.',
  thisRecoveryCodeIsWrong: 'Ce code de récupération est faux ou a déjà été utilisé.',
  thisCodeIsWrongCodes:
    'Ce code est faux. Les codes changent toutes les 30 secondes ; saisissez le plus récent.',
  youDidNotGiveYour: 'Vous n’avez pas donné votre accord.',
  googleHasNotConfirmed: 'Google n’a pas confirmé cette adresse.',
  googleDidNotShareYour: 'Google n’a pas transmis votre adresse e-mail.',
  itTookTooLongOr: 'Cela a pris trop de temps, ou vous avez commencé dans un autre navigateur.',
  ifYouUsedItYour:
    '{outcome} Si vous l’avez utilisé, votre adresse est vérifiée et vous pouvez vous connecter.',
  enterYourEmailBelowAnd: '{outcome} Saisissez votre e-mail ci-dessous et nous vous en enverrons un nouveau.',
  hours: '{count, plural, one {# heure} many {# d’heures} other {# heures}}',
  minutes: '{count, plural, one {# minute} many {# de minutes} other {# minutes}}',
  seconds: '{count, plural, one {# seconde} many {# de secondes} other {# secondes}}',
}
