import type { securityLogTexts as englishSecurityLogTexts } from '../../en/accounts/security-log.ts'
import type { Translation } from '../../message-types.ts'

export const securityLogTexts: Translation<typeof englishSecurityLogTexts> = {
  eventTexts: {
    sign_in: 'Connexion',
    second_step_failed: 'Un code erroné à la connexion',
    codes_guessed: 'Cinq codes erronés à la connexion',
    password_changed: 'Mot de passe modifié',
    password_reset: 'Mot de passe réinitialisé par e-mail',
    two_factor_on: 'Authentification à deux facteurs activée',
    two_factor_off: 'Authentification à deux facteurs désactivée',
    recovery_codes_renewed: 'Nouveaux codes de récupération',
    recovery_code_used: 'Un code de récupération a été utilisé',
    devices_forgotten: 'Appareils de confiance oubliés',
    email_change_asked: 'Une nouvelle adresse e-mail a été demandée',
    email_changed: 'Adresse e-mail modifiée',
    email_change_cancelled: 'Changement d’adresse e-mail annulé',
    session_ended: 'Une session a été fermée',
    sessions_ended: 'Toutes les autres sessions ont été fermées',
    export_made: 'Données exportées',
    api_key_made: 'Clé d’API créée',
    api_key_revoked: 'Clé d’API révoquée',
    google_linked: 'Compte Google associé',
    operator_signed_out: 'Toutes les sessions fermées par un opérateur',
    operator_reset_two_factor: 'Second facteur retiré par un opérateur',
  },
  justNow: 'à l’instant',
  minutesAgo: 'il y a {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}',
  todayAt: 'aujourd’hui à {time}',
  yesterdayAt: 'hier à {time}',
  dayAt: '{day} à {time}',
  browserOnSystem: '{browser} sur {system}',
}
