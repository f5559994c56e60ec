import type { sessionsListTexts as englishSessionsListTexts } from '../../en/accounts/sessions-list.ts'
import type { Translation } from '../../message-types.ts'

export const sessionsListTexts: Translation<typeof englishSessionsListTexts> = {
  wasSignedOut: 'Session de {session} fermée',
  theSessionCouldNotBe: 'La session n’a pas pu être fermée',
  allOtherSessionsWere: 'Toutes les autres sessions ont été fermées',
  theSessionsCouldNotBe: 'Les sessions n’ont pas pu être fermées',
  openSessions: 'Sessions ouvertes',
  browsersAndProgramsThat: 'Les navigateurs et programmes connectés à votre compte.',
  endAllOthers: 'Fermer les autres',
  theSessionsCouldNotBeBeLoaded: 'Les sessions n’ont pas pu être chargées',
  thisDevice: 'Cet appareil',
  endTheSessionOf: 'Fermer la session de {session}',
  end: 'Fermer',
  endAllOtherSessions: 'Fermer toutes les autres sessions ?',
  youStaySignedInHere:
    'Vous restez connecté ici. {count, plural, one {L’autre appareil devra} many {Les # d’autres appareils devront} other {Les # autres appareils devront}} se reconnecter.',
  unknownProgram: 'Programme inconnu',
  signedIn: 'connecté {moment}',
  active: 'actif {moment}',
  aBrowser: 'Un navigateur',
  thisComputerSignedInJust: 'Cet ordinateur · connecté à l’instant',
}
