import type { leavingTexts as englishLeavingTexts } from '../../en/accounts/leaving.ts'
import type { Translation } from '../../message-types.ts'

export const leavingTexts: Translation<typeof englishLeavingTexts> = {
  deleteAccount: 'Eliminar la cuenta',
  deleteThisAccountAnd: 'Eliminar esta cuenta y todo lo que contiene',
  thisCannotBeUndoneMake: 'No se puede deshacer. Haz antes una exportación si quieres conservar algo.',
  deleteAccountNow: 'Eliminar la cuenta…',
  deleteYourAccount: '¿Eliminar tu cuenta?',
  itIsDeletedImmediately: 'Se elimina al momento y no se puede recuperar.',
  allChatsCheckedAnd: 'Todos los chats, textos analizados y humanizados, ajustes y exportaciones',
  yourRemainingWordsAnd: 'Las palabras que te quedan y tu plan',
  freeWordsOnce:
    'Las palabras gratis se dan una vez por dirección: una cuenta nueva con esta empieza sin ellas.',
  everySessionOnAllDevices: 'Todas las sesiones, en todos los dispositivos',
  thisCouldNotBeLoaded: 'No se pudo cargar',
  yourPassword: 'Tu contraseña',
  codeFromYour: 'Código de tu aplicación de autenticación o de recuperación',
  keepMyAccount: 'Conservar mi cuenta',
  weSentYouAMail: 'Te hemos enviado un correo. Abre su enlace en este navegador para continuar.',
  yourAccountHasNoPassword:
    'Tu cuenta no tiene contraseña. Para confirmar que eres tú, podemos enviarte un enlace por correo. También puedes cerrar sesión, volver a iniciarla y eliminar la cuenta en un plazo de diez minutos.',
  sendMeTheLink: 'Enviarme el enlace',
  yourExportIsBeing: 'Tu exportación se está preparando',
  export: 'Exportación',
  of: '{noun}: {done, number} de {total, number}.',
  itStartsInAMoment: 'Empieza en un momento.',
  youCanLeaveThisPage: 'Puedes salir de esta página.',
  exportYourData: 'Exportar tus datos',
  yourExportsCouldNotBe: 'No se pudieron cargar tus exportaciones',
  youAreOfflineTheExport: 'No tienes conexión. La exportación continúa y aparecerá aquí cuando vuelva.',
  makeANewOne: 'Hacer una nueva',
  theExportFailed: 'La exportación falló',
  nothingWasChangedPlease: 'No se cambió nada. Inténtalo de nuevo; si vuelve a fallar, prueba más tarde.',
  tryAgain: 'Reintentar',
  yourLastExportHasExpired: 'Tu última exportación ha caducado',
  anExportCanBeDownloaded:
    'Una exportación se puede descargar durante {exportDays} días. Puedes hacer otra cuando quieras.',
  makeANewExport: 'Hacer otra exportación',
  downloadAllYourData: 'Descargar todos tus datos',
  aZipFileWithAll:
    'Un archivo zip con todos tus chats como documentos y el resto de los datos de tu cuenta. Se prepara en segundo plano y te enviamos un correo cuando está listo.',
  makeAnExport: 'Hacer una exportación',
  yourExportIsReady: 'Tu exportación está lista',
  madeOnItCanBe: '{size}, del {day}. Se puede descargar hasta el {until}.',
  download: 'Descargar',
}
