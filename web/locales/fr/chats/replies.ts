import type { repliesTexts as englishRepliesTexts } from '../../en/chats/replies.ts'
import type { Translation } from '../../message-types.ts'

export const repliesTexts: Translation<typeof englishRepliesTexts> = {
  getPro: 'Passer à Pro',
  getUnlimited: 'Passer à Unlimited',
  reply: 'Réponse',
  writingAndHumanizingA: 'Rédaction et humanisation d’une réponse',
  writingAReply: 'Rédaction d’une réponse',
  theConnectionWasLost: 'La connexion a été perdue. Reconnexion à la réponse…',
  tryAgain: 'Réessayer',
  error: 'Erreur : {networkError}',
  continue: 'Continuer',
  youStoppedThisReply: 'Vous avez arrêté cette réponse.',
  thisReplyWasCutOff: 'Cette réponse a été interrompue.',
  notHumanized: 'Non humanisé : {reason}',
  thinking: 'Réflexion…',
  thoughtForSeconds:
    'A réfléchi pendant {seconds, plural, one {# seconde} many {# secondes} other {# secondes}}',
  thoughtForMinutes: 'A réfléchi pendant {minutes} min {seconds} s',
  thoughts: 'Réflexions',
  secondsSoFar: '{seconds} s',
  theRestOfTheThoughts: 'Le reste des réflexions était trop long pour être conservé.',
  signInAgain: 'Se reconnecter',
  yourSessionHasEndedYour:
    'Votre session est terminée. Vos messages sont conservés, et vous revenez à cette discussion après la connexion.',
  sendAgain: 'Renvoyer',
  errorMessage: 'Erreur : {message}',
  yourMessageIsInThe: 'Votre message est dans le champ ci-dessous.',
  youAreOfflineYourMessage:
    'Vous êtes hors ligne. Votre message est dans le champ ci-dessous, et vous pourrez l’envoyer une fois reconnecté.',
}
