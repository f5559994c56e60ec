import type { twoFactorTexts as englishTwoFactorTexts } from '../../en/accounts/two-factor.ts'
import type { Translation } from '../../message-types.ts'

export const twoFactorTexts: Translation<typeof englishTwoFactorTexts> = {
  askForACodeAt: 'Pedir un código al iniciar sesión',
  onSinceYourAuthenticator: 'Activada desde el {day}. Tu aplicación de autenticación muestra el código.',
  aCodeFromAnAuthenticator:
    'Un código de una aplicación de autenticación en tu teléfono, además de tu contraseña. Así no basta con robar la contraseña.',
  twoFactorAuthentication: 'Autenticación en dos pasos',
  theStateOfYourAccount: 'No se pudo cargar el estado de tu cuenta',
  everyBrowserWillBeAsked: 'Todos los navegadores volverán a pedir un código',
  theDevicesAreStill: 'Los dispositivos siguen siendo de confianza',
  recoveryCodes: 'Códigos de recuperación',
  ofLeft: 'Quedan {left} de {recoveryCodesCount}',
  makeNewOnesBeforeThey: '. Crea otros antes de que se acaben.',
  newCodes: 'Códigos nuevos',
  trustedDevices: 'Dispositivos de confianza',
  noneEverySignInAsks: 'Ninguno. Cada inicio de sesión pide un código.',
  browsersSignInWithoutA:
    '{trusted, plural, one {# navegador inicia} many {# de navegadores inician} other {# navegadores inician}} sesión sin código, cada uno durante 30 días.',
  forgetAll: 'Olvidar todos',
  twoFactorAuthenticationOff: 'La autenticación en dos pasos está desactivada',
  switchTwoFactor: '¿Desactivar la autenticación en dos pasos?',
  yourPasswordAloneWillBe:
    'Bastará tu contraseña para iniciar sesión. Tus códigos de recuperación dejan de funcionar y ningún dispositivo sigue siendo de confianza.',
  keepItOn: 'Mantenerla activada',
  switchOff: 'Desactivar',
  keepYourNewRecoveryCodes: 'Guarda tus códigos de recuperación nuevos',
  makeNewRecoveryCodes: '¿Crear códigos de recuperación nuevos?',
  theOldOnesNoLonger:
    'Los antiguos ya no funcionan. Cada uno de estos funciona una vez y solo se muestran ahora.',
  theOldOnesStopWorking:
    'Los antiguos dejan de funcionar al momento, y los dispositivos de confianza volverán a pedir un código.',
  iHaveKeptThem: 'Los he guardado',
  makeNewCodes: 'Crear códigos nuevos',
  recoveryCodesCopied: 'Códigos de recuperación copiados',
  yourBrowserBlocked: 'Tu navegador bloqueó la copia. Selecciona y copia los códigos tú.',
  recoveryCodesEachOne: 'Códigos de recuperación de {name}, {slice}\nCada uno funciona una vez.\n\n',
  copy: 'Copiar',
  download: 'Descargar',
  keepYourRecoveryCodes: 'Guarda tus códigos de recuperación',
  twoFactorAuthenticationOnAndAll:
    'La autenticación en dos pasos está activada y se cerraron todas las demás sesiones. Si pierdes tu aplicación de autenticación, inicia sesión con uno de estos códigos. Cada uno funciona una vez y solo se muestran ahora.',
  scanThisCodeWithAn:
    'Escanea este código con una aplicación de autenticación o escribe la clave en ella. Después introduce las seis cifras que muestra.',
  signingInWillRequireA:
    'Iniciar sesión requerirá un código de una aplicación de autenticación además de tu contraseña. Se cierran todas las demás sesiones.',
  continue: 'Continuar',
  openInAnAppOn: 'Abrir en una aplicación de este teléfono',
  orTypeThisKey: 'O escribe esta clave',
  copyTheKey: 'Copiar la clave',
  yourBrowserBlockedPleaseTypeThe: 'Tu navegador bloqueó la copia. Escribe la clave.',
  sixDigitCode: 'Código de seis cifras',
  switchOn: 'Activar',
  yourPassword: 'Tu contraseña',
  codeFromYour: 'Código de tu aplicación de autenticación o de recuperación',
  qrCodeForYour: 'Código QR para tu aplicación de autenticación',
}
