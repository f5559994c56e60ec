import type { securityLogTexts as englishSecurityLogTexts } from '../../en/accounts/security-log.ts'
import type { Translation } from '../../message-types.ts'

export const securityLogTexts: Translation<typeof englishSecurityLogTexts> = {
  eventTexts: {
    sign_in: 'Inicio de sesión',
    second_step_failed: 'Un código incorrecto al iniciar sesión',
    codes_guessed: 'Cinco códigos incorrectos al iniciar sesión',
    password_changed: 'Contraseña cambiada',
    password_reset: 'Contraseña restablecida por correo',
    two_factor_on: 'Autenticación en dos pasos activada',
    two_factor_off: 'Autenticación en dos pasos desactivada',
    recovery_codes_renewed: 'Códigos de recuperación nuevos',
    recovery_code_used: 'Se usó un código de recuperación',
    devices_forgotten: 'Dispositivos de confianza olvidados',
    email_change_asked: 'Se pidió una dirección de correo nueva',
    email_changed: 'Dirección de correo cambiada',
    email_change_cancelled: 'Cambio de la dirección de correo cancelado',
    session_ended: 'Se cerró una sesión',
    sessions_ended: 'Se cerraron todas las demás sesiones',
    export_made: 'Datos exportados',
    api_key_made: 'Clave de API creada',
    api_key_revoked: 'Clave de API revocada',
    google_linked: 'Cuenta de Google conectada',
    operator_signed_out: 'Un operador cerró todas tus sesiones',
    operator_reset_two_factor: 'Un operador quitó el segundo factor',
  },
  justNow: 'ahora mismo',
  minutesAgo: 'hace {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}',
  todayAt: 'hoy a las {time}',
  yesterdayAt: 'ayer a las {time}',
  dayAt: '{day} a las {time}',
  browserOnSystem: '{browser} en {system}',
}
