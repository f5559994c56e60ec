import type { formTexts as englishFormTexts } from '../../en/accounts/form.ts'
import type { Translation } from '../../message-types.ts'

export const formTexts: Translation<typeof englishFormTexts> = {
  pleaseEnterYourPassword: 'Escribe tu contraseña.',
  atLeastCharacters: 'Al menos {lengthMin} caracteres',
  oneUppercaseLetter: 'Una letra mayúscula',
  oneNumber: 'Un número',
  email: 'Correo',
  youExampleCom: 'nombre@ejemplo.com',
  continueWithGoogle: 'Continuar con Google',
  or: 'o',
  noMailServerIsSet:
    'No hay servidor de correo configurado, así que los correos llegan al <link>buzón local</link>.',
  aGoodPasswordHas: 'Una buena contraseña tiene',
  met: ', cumplido',
  notYet: ', aún no',
  youCanTryAgainNow: 'Ya puedes intentarlo de nuevo.',
  pleaseWait: 'Espera {wait}.',
  youCanTryAgainIn: 'Puedes intentarlo de nuevo en {wait}.',
}
