import type { accounts as english } from '../../../../texts/accounts.ts'
import type { Translation } from '../../message-types.ts'

export const accounts: Translation<typeof english> = {
  termsRequired: 'Debes aceptar los Términos y condiciones y la Política de privacidad.',
  passwordsDiffer: 'Las contraseñas no coinciden.',
  emailInvalid: 'Escribe una dirección de correo válida.',
  alreadyRegistered: 'Ya existe una cuenta con este correo. Inicia sesión.',
  registrationDisabled: 'El registro de cuentas está desactivado temporalmente. Inténtalo más tarde.',
  registrationFailed: 'No se pudo crear tu cuenta. Inténtalo de nuevo en un momento.',
  signedUp:
    '¡Cuenta creada! Revisa tu correo y haz clic en el enlace de verificación para activar tu cuenta.',
  signedIn: '¡Sesión iniciada! Te llevamos al panel...',
  signInFailed: 'No se pudo iniciar sesión. Revisa tus datos e inténtalo de nuevo.',
  emailNotVerified:
    'Verifica tu dirección de correo antes de iniciar sesión. Busca el correo de verificación en tu bandeja.',
  googleSignInFailed: 'No se pudo iniciar sesión con Google. Inténtalo de nuevo.',
  googleSignUpFailed: 'No se pudo crear la cuenta con Google. Inténtalo de nuevo.',
  googleRedirecting: 'Te llevamos a Google...',
  emailMissing: 'Escribe tu dirección de correo.',
  resetLinkSent: '¡Enlace enviado! Revisa tu bandeja de entrada.',
  resetLinkFailed: 'No se pudo enviar el enlace. Inténtalo de nuevo.',
  passwordUpdated: '¡Contraseña actualizada!',
  passwordResetFailed: 'No se pudo restablecer la contraseña. Inténtalo de nuevo.',
  emailVerified: 'Tu dirección de correo está verificada.',
  confirmFailed: 'No se pudo confirmar tu dirección de correo. Inténtalo de nuevo.',
  linkExpired: 'Este enlace ha caducado.',
  linkUsed: 'Este enlace ya se usó.',
  linkInvalid: 'Este enlace no está completo o uno más reciente lo ha sustituido.',
  emailLookalike:
    'Esta dirección mezcla letras de varios alfabetos que se parecen. Escríbela en un solo alfabeto.',
  passwordTooLong: 'La contraseña debe tener 128 caracteres como máximo.',
  passwordBlank: 'La contraseña debe tener algo más que espacios.',
  passwordCommon: 'Esta contraseña es una de las más comunes y de las primeras que se prueban. Elige otra.',
  wrongPassword: 'Esta no es tu contraseña actual.',
  noPassword:
    'Esta cuenta aún no tiene contraseña. Elige una con “¿Olvidaste tu contraseña?” en la página de inicio de sesión.',
  signedInAlready: 'Ya has iniciado sesión. Ciérrala antes de crear otra cuenta.',
  cookiesOff: 'Tu navegador no guarda cookies de este sitio, así que no puede mantener tu sesión.',
  passwordTooShort: 'La contraseña debe tener al menos {min} caracteres.',
  passwordTooShortOnServer:
    'La contraseña debe tener al menos {min} caracteres y contener al menos un número.',
}
